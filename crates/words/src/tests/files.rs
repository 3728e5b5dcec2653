//! The message files as data: the variables of each message and the values it selects by.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_syntax::ast::{
    Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;

use crate::{Language, Phrase};

/// A message or one of its attributes.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Form {
    pub(super) id: String,
    pub(super) attribute: Option<String>,
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
pub(super) struct Messages {
    language: Language,
    pub(super) forms: BTreeMap<Form, Found>,
    /// The terms, which only other messages of the language can use.
    terms: BTreeMap<String, Found>,
    /// The messages that only the code of a client uses.
    pub(super) of_clients: BTreeSet<Form>,
}

impl Messages {
    /// Parses the files; panics on a syntax error.
    pub(super) fn read(language: Language) -> Self {
        Self::read_some(language, |_| true)
    }

    /// Parses the files whose label is wanted.
    pub(super) fn read_some(language: Language, is_wanted: impl Fn(&str) -> bool) -> Self {
        let mut messages =
            Self { language, forms: BTreeMap::new(), terms: BTreeMap::new(), of_clients: BTreeSet::new() };
        for (label, text) in language.files().iter().filter(|(label, _)| is_wanted(label)) {
            let file = label.rsplit('/').next().unwrap_or_default();
            let is_of_client = file.starts_with("web") || file.starts_with("terminal");
            let resource = parse(*text).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
            for entry in resource.body {
                match entry {
                    Entry::Message(message) => {
                        messages.add(
                            message.id.name,
                            message.value.as_ref(),
                            &message.attributes,
                            is_of_client,
                        );
                    }
                    Entry::Term(term) => {
                        let mut found = Found::in_pattern(&term.value);
                        found.add_attributes(&term.attributes);
                        let previous = messages.terms.insert(term.id.name.to_owned(), found);
                        assert!(previous.is_none(), "{language} has -{} twice", term.id.name);
                    }
                    Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                    Entry::Junk { content } => panic!("{language}/{file}: {content}"),
                }
            }
        }
        messages
    }

    fn add(
        &mut self,
        id: &str,
        value: Option<&Pattern<&str>>,
        attributes: &[Attribute<&str>],
        is_of_client: bool,
    ) {
        let attributes = attributes.iter().map(|found| (Some(found.id.name.to_owned()), &found.value));
        for (attribute, pattern) in value.map(|value| (None, value)).into_iter().chain(attributes) {
            let form = Form { id: id.to_owned(), attribute };
            if is_of_client {
                self.of_clients.insert(form.clone());
            }
            let previous = self.forms.insert(form.clone(), Found::in_pattern(pattern));
            assert!(previous.is_none(), "{} has {form} twice", self.language);
        }
    }

    /// The variables of every message; an inflected variable counts as the plain one.
    pub(super) fn variables(&self) -> BTreeMap<Form, BTreeSet<String>> {
        let plain = |name: &String| self.split(name).0.to_owned();
        self.forms
            .iter()
            .map(|(form, found)| (form.clone(), found.variables.iter().map(plain).collect()))
            .collect()
    }

    /// Splits a variable into its plain name and its inflection.
    pub(super) fn split<'a>(&self, name: &'a str) -> (&'a str, Option<&'a str>) {
        match name.rsplit_once('-') {
            Some((plain, inflection)) if self.language.inflections().contains(&inflection) => {
                (plain, Some(inflection))
            }
            _ => (name, None),
        }
    }

    /// The inflections that messages use.
    pub(super) fn used_inflections(&self) -> BTreeSet<&str> {
        let variables = self.forms.values().flat_map(|found| &found.variables);
        variables.filter_map(|name| self.split(name).1).collect()
    }

    /// The defined terms and the used terms.
    pub(super) fn terms(&self) -> (BTreeSet<String>, BTreeSet<String>) {
        let used = self.forms.values().chain(self.terms.values()).flat_map(|found| found.terms.clone());
        (self.terms.keys().cloned().collect(), used.collect())
    }

    /// All literal text of messages and terms.
    pub(super) fn texts(&self) -> impl Iterator<Item = (String, &String)> {
        let forms = self.forms.iter().map(|(form, found)| (form.to_string(), found));
        let terms = self.terms.iter().map(|(term, found)| (format!("-{term}"), found));
        forms.chain(terms).flat_map(|(name, found)| found.texts.iter().map(move |text| (name.clone(), text)))
    }
}

/// The contents of a message.
#[derive(Default)]
pub(super) struct Found {
    pub(super) variables: BTreeSet<String>,
    /// Every select expression: its variable and its keys.
    pub(super) selections: Vec<(String, BTreeSet<String>)>,
    terms: BTreeSet<String>,
    texts: Vec<String>,
}

impl Found {
    fn in_pattern(pattern: &Pattern<&str>) -> Self {
        let mut found = Self::default();
        found.pattern(pattern);
        found
    }

    fn add_attributes(&mut self, attributes: &[Attribute<&str>]) {
        for attribute in attributes {
            self.pattern(&attribute.value);
        }
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.expression(expression),
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
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
            // A form of a message may refer to another of its forms; formatting fails if that does not exist.
            InlineExpression::MessageReference { .. } => {}
            InlineExpression::TermReference { id, .. } => {
                self.terms.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { value } => self.texts.push((*value).to_owned()),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { id, .. } => panic!("there is no function {}", id.name),
        }
    }
}
