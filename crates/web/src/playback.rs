//! The position in a history: at its end, following the game, or at an earlier moment.
//!
//! This module is pure: the timing is in `session`.

/// The position in a history.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Playback {
    /// How many entries have been shown.
    pub at: usize,
    /// Whether the remaining entries are shown automatically, one after another.
    pub is_running: bool,
}

/// Where to move in a history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seek {
    /// To before the first entry.
    Start,
    /// One entry back.
    Previous,
    /// One entry forward.
    Next,
    /// To the end, to follow the game from there.
    End,
    /// To after this many entries.
    To(usize),
    /// To after this many entries, and play from there.
    PlayFrom(usize),
    /// Play from here, or from the start if this is the end.
    Play,
    /// Stop playing.
    Pause,
}

impl Playback {
    /// At the end of a history of this length, following the game.
    pub const fn live(length: usize) -> Self {
        Self { at: length, is_running: true }
    }

    /// Whether everything has been shown and new entries will be.
    pub const fn is_live(self, length: usize) -> bool {
        self.at >= length && self.is_running
    }

    /// Whether there are entries left to show automatically.
    pub const fn is_behind(self, length: usize) -> bool {
        self.at < length && self.is_running
    }

    /// The position after this move in a history of this length.
    pub fn seek(self, seek: Seek, length: usize) -> Self {
        let to = |at: usize| Self { at: at.min(length), is_running: at >= length };
        match seek {
            Seek::Start => Self { at: 0, is_running: length == 0 },
            Seek::Previous => Self { at: self.at.min(length).saturating_sub(1), is_running: length == 0 },
            Seek::Next => to(self.at + 1),
            Seek::End => Self::live(length),
            Seek::To(at) => to(at),
            Seek::PlayFrom(at) => Self { at: at.min(length), is_running: true },
            Seek::Play if self.at >= length => Self { at: 0, is_running: true },
            Seek::Play => Self { is_running: true, ..self },
            Seek::Pause => Self { is_running: self.at >= length, ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stepping_back_stops_and_stepping_to_the_end_follows_again() {
        let live = Playback::live(3);
        assert!(live.is_live(3));
        let back = live.seek(Seek::Previous, 3);
        assert_eq!(back, Playback { at: 2, is_running: false });
        assert!(!back.is_behind(3), "nothing plays after a step back");
        assert_eq!(back.seek(Seek::Next, 3), live);
        assert_eq!(back.seek(Seek::Next, 4), Playback { at: 3, is_running: false });
        assert_eq!(back.seek(Seek::Start, 3).seek(Seek::Previous, 3).at, 0);
        assert_eq!(back.seek(Seek::End, 9), Playback::live(9));
        assert_eq!(back.seek(Seek::To(7), 3), live);
    }

    #[test]
    fn new_entries_are_shown_automatically_while_following() {
        assert!(Playback::live(3).is_behind(5));
        assert!(!Playback::live(3).is_live(5));
        assert!(Playback::live(5).seek(Seek::PlayFrom(2), 5).is_behind(5));
    }

    #[test]
    fn a_finished_replay_plays_from_the_start() {
        let live = Playback::live(5);
        assert_eq!(live.seek(Seek::Play, 5).at, 0);
        let halted = live.seek(Seek::PlayFrom(2), 5).seek(Seek::Pause, 5);
        assert_eq!(halted, Playback { at: 2, is_running: false });
        assert!(halted.seek(Seek::Play, 5).is_behind(5));
    }

    #[test]
    fn an_empty_history_is_always_live() {
        for seek in [Seek::Start, Seek::Previous, Seek::Next, Seek::End, Seek::To(4), Seek::Pause, Seek::Play]
        {
            assert!(Playback::default().seek(seek, 0).is_live(0), "{seek:?}");
        }
    }
}
