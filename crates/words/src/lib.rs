//! Sentences: events, prompts and reasons as Fluent messages.
