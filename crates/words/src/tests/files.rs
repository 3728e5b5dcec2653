//! The message files as data: which variables each message has, and by which values it chooses.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser::parse;

use crate::{Language, Phrase};

/// A message or one of its attributes.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Form {
    id: String,
    attribute: Option<String>,
}

impl Form {
    pub(super) fn of(phrase: &Phrase) -> Self {
        Self { id: phrase.id().to_owned(), attribute: phrase.attribute().map(str::to_owned) }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.attribute {
            Some(attribute) => write!(f, "{}.{attribute}", self.id),
            None => f.write_str(&self.id),
        }
    }
}

/// All messages of a language.
pub(super) struct Messages(Vec<(Form, Pattern<&'static str>)>);

impl Messages {
    /// Reads the files strictly: an error in them is an error here.
    pub(super) fn read(language: Language) -> Self {
        let mut messages = Vec::new();
        for (file, text) in language.files() {
            let resource = parse(*text).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
            for entry in resource.body {
                match entry {
                    Entry::Message(message) => {
                        let id = message.id.name.to_owned();
                        let value = message.value.map(|value| (None, value));
                        let attributes = message.attributes.into_iter();
                        let attributes =
                            attributes.map(|found| (Some(found.id.name.to_owned()), found.value));
                        for (attribute, pattern) in value.into_iter().chain(attributes) {
                            messages.push((Form { id: id.clone(), attribute }, pattern));
                        }
                    }
                    Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                    Entry::Term(term) => {
                        panic!("{language}/{file}: -{} is not used by any message", term.id.name)
                    }
                    Entry::Junk { content } => panic!("{language}/{file}: {content}"),
                }
            }
        }
        let ids: BTreeSet<&Form> = messages.iter().map(|(form, _)| form).collect();
        assert_eq!(ids.len(), messages.len(), "{language} has a message twice");
        Self(messages)
    }

    /// The variables of every message.
    pub(super) fn variables(&self) -> BTreeMap<Form, BTreeSet<String>> {
        let messages = self.0.iter().map(|(form, pattern)| {
            let mut found = Found::default();
            found.pattern(pattern);
            (form.clone(), found.variables)
        });
        messages.collect()
    }

    /// Every choice between words: in which message, by which variable, with which values.
    pub(super) fn selections(&self) -> Vec<(Form, String, BTreeSet<String>)> {
        let mut selections = Vec::new();
        for (form, pattern) in &self.0 {
            let mut found = Found::default();
            found.pattern(pattern);
            selections.extend(found.selections.into_iter().map(|(name, keys)| (form.clone(), name, keys)));
        }
        selections
    }
}

#[derive(Default)]
struct Found {
    variables: BTreeSet<String>,
    selections: Vec<(String, BTreeSet<String>)>,
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                            name.to_owned()
                        }
                    });
                    self.selections.push((id.name.to_owned(), keys.collect()));
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            other => panic!("nobody has needed this yet, so it is not checked: {other:?}"),
        }
    }
}
