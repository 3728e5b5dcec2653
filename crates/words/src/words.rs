//! Formatting phrases in one language.

use std::fmt;
use std::sync::Arc;

use alcazar_core::notation::{Unreadable, Unresolved};
use alcazar_core::{ApplyError, Reason, Seat, SeatMap, SetupError, Standing, Viewer};
use alcazar_table::Player;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use crate::table::{UNNAMED, named};
use crate::{Argument, Language, Phrase, Speak, elision};

type Bundle = FluentBundle<FluentResource>;

/// Formats phrases in one language. Clones share the messages.
#[derive(Clone)]
pub struct Words {
    language: Language,
    bundle: Arc<Bundle>,
    /// The English messages, for those that another language lacks.
    english: Option<Arc<Bundle>>,
    /// What the players are called at the table that is told about, where they have names.
    names: Vec<Option<String>>,
}

/// One line of a seat's points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreLine {
    /// What the points are for.
    pub label: String,
    /// How many.
    pub points: i32,
}

impl Words {
    /// The messages of this language from the embedded files. Browser builds embed none, and
    /// [read](Self::read) their language.
    pub fn new(language: Language) -> Self {
        Self::from_texts(language, language.files().iter().map(|(_, text)| (*text).to_owned()))
    }

    /// The messages of this language, from the text of a Fluent file. It has the English messages where the
    /// language lacks them.
    pub fn read(language: Language, text: String) -> Self {
        Self::from_texts(language, [text])
    }

    fn from_texts(language: Language, texts: impl IntoIterator<Item = String>) -> Self {
        let embedded = Language::English.files();
        let english = (language != Language::English && !embedded.is_empty()).then(|| {
            let texts = embedded.iter().map(|(_, text)| (*text).to_owned());
            Arc::new(bundle(Language::English, texts))
        });
        Self { language, bundle: Arc::new(bundle(language, texts)), english, names: Vec::new() }
    }

    /// The same messages, told about these players: a seat is named after its player rather than by its
    /// colour. A player whose name is only “you” keeps the colour, because no verb agrees with “You”.
    ///
    /// ```
    /// use alcazar_core::{Seat, Viewer};
    /// use alcazar_table::Player;
    /// use alcazar_words::Words;
    /// use toledo::{Action, Seen, State};
    ///
    /// let players = ["Ana", "Ben"].map(Player::person).into_iter().collect();
    /// let words = Words::english().named(&players);
    /// let seen = Seen::Move { seat: Seat::B, action: "duel red".parse()? };
    /// assert_eq!(words.event::<State>(&seen, Viewer::Spectator), "Ben challenges Ana to a duel.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn named(&self, players: &SeatMap<Player>) -> Self {
        let name = |player: &Player| {
            let is_named = !UNNAMED.contains(&player.name.as_str());
            is_named.then(|| elision::marked(self.language, &player.name))
        };
        Self { names: players.values().map(name).collect(), ..self.clone() }
    }

    /// The name of the player in the seat that a phrase names.
    pub(crate) fn player_named(&self, phrase: &Phrase) -> Option<&str> {
        self.names.get(phrase.seat()?.index())?.as_deref()
    }

    /// The English messages.
    pub fn english() -> Self {
        Self::new(Language::English)
    }

    /// The language of the messages.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Formats a phrase. A message that the language lacks is taken from English, then from the phrase's
    /// fallback; the last resort is its id.
    pub fn say(&self, phrase: &Phrase) -> String {
        elision::resolved(self.say_inflected(phrase, None, &mut Vec::new()))
    }

    /// Formats a phrase in the form it asks for, or else in this inflection if its message has it. Fluent's
    /// errors are appended to `errors`.
    pub(crate) fn say_inflected(
        &self,
        phrase: &Phrase,
        inflection: Option<&str>,
        errors: &mut Vec<FluentError>,
    ) -> String {
        if let Some(name) = self.player_named(phrase) {
            let player = Phrase::new("player").with("name", name.to_owned());
            return self.say_inflected(&player, phrase.attribute().or(inflection), errors);
        }
        let bundles = [Some(&self.bundle), self.english.as_ref()];
        let found = bundles.into_iter().flatten().find_map(|bundle| {
            let message = bundle.get_message(phrase.id())?;
            let form = |name| message.get_attribute(name).map(|attribute| attribute.value());
            let pattern = match phrase.attribute() {
                Some(name) => form(name),
                None => inflection.and_then(form).or(message.value()),
            };
            Some((bundle, pattern?))
        });
        let Some((bundle, pattern)) = found else {
            return match phrase.fallback() {
                Some(fallback) => self.say_inflected(fallback, inflection, errors),
                None => phrase.id().to_owned(),
            };
        };
        let mut arguments = FluentArgs::with_capacity(phrase.arguments().len());
        for (name, argument) in phrase.arguments() {
            let plain = self.value(argument, None, errors);
            for inflection in self.language.inflections() {
                // Most phrases have no inflections, and long ones would take long to format again.
                if self.inflects(argument, inflection) {
                    let value = self.value(argument, Some(inflection), errors);
                    arguments.set(format!("{name}-{inflection}"), value);
                } else if !matches!(argument, Argument::Number(_) | Argument::Text(_)) {
                    arguments.set(format!("{name}-{inflection}"), plain.clone());
                }
            }
            arguments.set(name.as_ref(), plain);
        }
        bundle.format_pattern(pattern, Some(&arguments), errors).into_owned()
    }

    /// Whether an argument reads differently in this inflection.
    fn inflects(&self, argument: &Argument, inflection: &str) -> bool {
        let phrases = match argument {
            Argument::Number(_) | Argument::Text(_) => return false,
            Argument::Phrase(phrase) => std::slice::from_ref(&**phrase),
            Argument::All(phrases) | Argument::Any(phrases) => phrases.as_slice(),
        };
        let bundles = [Some(&self.bundle), self.english.as_ref()];
        phrases.iter().any(|phrase| {
            let id = if self.player_named(phrase).is_some() { "player" } else { phrase.id() };
            let found = bundles.into_iter().flatten().find_map(|bundle| bundle.get_message(id));
            match (found, phrase.fallback()) {
                (Some(message), _) => message.get_attribute(inflection).is_some(),
                (None, fallback) => fallback.is_some(),
            }
        })
    }

    fn value(
        &self,
        argument: &Argument,
        inflection: Option<&str>,
        errors: &mut Vec<FluentError>,
    ) -> FluentValue<'static> {
        let text = match argument {
            Argument::Number(number) => return (*number).into(),
            Argument::Text(text) => return text.clone().into(),
            Argument::Phrase(phrase) => self.say_inflected(phrase, inflection, errors),
            Argument::All(phrases) => self.list("list-and", phrases, inflection, errors),
            Argument::Any(phrases) => self.list("list-or", phrases, inflection, errors),
        };
        text.into()
    }

    /// Joins the last two phrases with `link`, and those before them with `list-more`.
    fn list(
        &self,
        link: &'static str,
        phrases: &[Phrase],
        inflection: Option<&str>,
        errors: &mut Vec<FluentError>,
    ) -> String {
        let mut texts: Vec<String> =
            phrases.iter().map(|phrase| self.say_inflected(phrase, inflection, errors)).collect();
        let Some(mut list) = texts.pop() else { return String::new() };
        if let Some(before) = texts.pop() {
            let pair = Phrase::new(link).with("first", before).with("second", list);
            list = self.say_inflected(&pair, None, errors);
        }
        while let Some(before) = texts.pop() {
            let more = Phrase::new("list-more").with("first", before).with("rest", list);
            list = self.say_inflected(&more, None, errors);
        }
        list
    }

    /// The name of a game.
    pub fn name<G: Speak>(&self) -> String {
        self.say(&G::name())
    }

    /// The name of a seat: its player's, where that is known, or else its colour.
    pub fn seat<G: Speak>(&self, seat: Seat) -> String {
        self.say(&G::seat(seat))
    }

    /// A line of the log: what happened, for a viewer.
    pub fn event<G: Speak>(&self, seen: &G::Seen, viewer: Viewer) -> String {
        self.say(&G::event(seen, viewer))
    }

    /// What an action does, for lists of choices.
    pub fn action<G: Speak>(&self, action: &G::Action) -> String {
        self.say(&G::action(action))
    }

    /// Whose turn it is and what they have to do.
    pub fn prompt<G: Speak>(&self, view: &G::View) -> String {
        self.say(&G::prompt(view))
    }

    /// Why an action is illegal, with the number of the rule.
    pub fn reason<G: Speak>(&self, reason: &G::Illegal) -> String {
        self.say(&with_rule::<G>(reason))
    }

    /// Why an event was rejected, for the viewer who sent it.
    pub fn apply_error<G: Speak>(&self, error: &ApplyError<G::Illegal>, viewer: Viewer) -> String {
        self.say(&apply_error::<G>(error, viewer))
    }

    /// Why a game can't be set up.
    pub fn setup_error(&self, error: &SetupError) -> String {
        self.say(&setup_error(error))
    }

    /// Why typed text does not name exactly one legal move.
    pub fn unresolved(&self, text: &str, why: &Unresolved) -> String {
        self.say(&unresolved(text, why))
    }

    /// Why a text is not the notation of a move.
    pub fn unreadable(&self, why: &Unreadable) -> String {
        self.say(&unreadable(&why.text))
    }

    /// Why the game ended, from the slug of [`Standing::ending`].
    pub fn ending<G: Speak>(&self, slug: &str) -> String {
        self.say(&G::ending(slug))
    }

    /// The seats by rank, one line each.
    pub fn standing<G: Speak>(&self, standing: &Standing) -> Vec<String> {
        standing_lines::<G>(standing).iter().map(|line| self.say(line)).collect()
    }

    /// Who won a game that is over, for a viewer.
    pub fn victory<G: Speak>(
        &self,
        standing: &Standing,
        players: &SeatMap<Player>,
        viewer: Viewer,
    ) -> String {
        self.say(&victory::<G>(standing, players, viewer))
    }

    /// The points of a seat, line by line.
    pub fn score<G: Speak>(&self, view: &G::View, seat: Seat) -> Vec<ScoreLine> {
        let lines = G::score(view, seat).into_iter();
        lines.map(|(label, points)| ScoreLine { label: self.say(&label), points }).collect()
    }
}

fn bundle(language: Language, texts: impl IntoIterator<Item = String>) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // Terminals show directional isolates as boxes, and no language here is written from right to left.
    bundle.set_use_isolating(false);
    for text in texts {
        // A test parses every file strictly, so parse errors can be ignored here.
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

pub(crate) fn with_rule<G: Speak>(reason: &G::Illegal) -> Phrase {
    Phrase::new("reason-with-rule").with("reason", G::reason(reason)).with("rule", reason.rule())
}

pub(crate) fn apply_error<G: Speak>(error: &ApplyError<G::Illegal>, viewer: Viewer) -> Phrase {
    match error {
        ApplyError::Over => Phrase::new("apply-over"),
        ApplyError::ChanceAwaited => Phrase::new("apply-chance-awaited"),
        ApplyError::MoveAwaited => Phrase::new("apply-move-awaited"),
        ApplyError::NotAsked(seat) => Phrase::new("apply-not-asked").about::<G>(*seat, viewer),
        ApplyError::Illegal(reason) => with_rule::<G>(reason),
    }
}

/// Why a game can't be set up.
pub fn setup_error(error: &SetupError) -> Phrase {
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    match error {
        SetupError::Players { players, least, most } => Phrase::new("setup-players")
            .with("players", number(*players))
            .with("least", number(*least))
            .with("most", number(*most)),
        SetupError::Option { option, value } => {
            Phrase::new("setup-option").with("option", *option).with("value", value.clone())
        }
    }
}

pub(crate) fn unresolved(text: &str, why: &Unresolved) -> Phrase {
    match why {
        Unresolved::Nothing => Phrase::new("typed-nothing").with("text", text.to_owned()),
        Unresolved::Ambiguous(meant) => {
            let choices =
                meant.iter().map(|choice| Phrase::new("typed").with("text", choice.clone())).collect();
            Phrase::new("typed-ambiguous")
                .with("text", text.to_owned())
                .with("choices", Argument::Any(choices))
        }
    }
}

pub(crate) fn unreadable(text: &str) -> Phrase {
    Phrase::new("typed-unreadable").with("text", text.to_owned())
}

pub(crate) fn standing_lines<G: Speak>(standing: &Standing) -> Vec<Phrase> {
    let mut seats: Vec<Seat> = Seat::first(standing.ranks.len()).collect();
    seats.sort_by_key(|seat| (standing.ranks[*seat], *seat));
    let line = |seat: Seat| {
        Phrase::new("standing-line")
            .with("rank", standing.ranks[seat])
            .with("who", G::seat(seat))
            .with("score", standing.scores[seat])
    };
    seats.into_iter().map(line).collect()
}

pub(crate) fn victory<G: Speak>(standing: &Standing, players: &SeatMap<Player>, viewer: Viewer) -> Phrase {
    let winners: Vec<Seat> = standing.winners().iter().collect();
    match winners[..] {
        [seat] if viewer.is(seat) => Phrase::new("victory").form("you"),
        [seat] => Phrase::new("victory").with("who", named::<G>(seat, players, viewer)),
        _ => {
            let names = winners.into_iter().map(|seat| named::<G>(seat, players, viewer)).collect();
            Phrase::new("victory-shared").with("who", Argument::All(names))
        }
    }
}
