//! Where in a story one is: at its end, following what happens; or somewhere before, looking back.
//!
//! Pure: how long things are shown is measured elsewhere.

/// Where in a story one is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Playback {
    /// How many of the things that happened have been shown.
    pub at: usize,
    /// Whether the rest is shown one after another by itself.
    pub is_running: bool,
}

/// Where to go in a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Go {
    /// To before anything happened.
    Start,
    /// One back.
    Back,
    /// One on.
    On,
    /// To the end, following what happens from there.
    End,
    /// To after so many of the things that happened.
    To(usize),
    /// There, and from there on by itself.
    RunFrom(usize),
    /// On by itself from here; from the start, if this is the end.
    Run,
    /// No further by itself.
    Halt,
}

impl Playback {
    /// At the end of a story of this length, following.
    pub const fn live(length: usize) -> Self {
        Self { at: length, is_running: true }
    }

    /// Whether all has been shown and whatever follows will be.
    pub const fn is_live(self, length: usize) -> bool {
        self.at >= length && self.is_running
    }

    /// Whether something is left to be shown by itself.
    pub const fn is_behind(self, length: usize) -> bool {
        self.at < length && self.is_running
    }

    /// Goes there in a story of this length.
    pub fn go(self, go: Go, length: usize) -> Self {
        let to = |at: usize| Self { at: at.min(length), is_running: at >= length };
        match go {
            Go::Start => Self { at: 0, is_running: length == 0 },
            Go::Back => Self { at: self.at.min(length).saturating_sub(1), is_running: length == 0 },
            Go::On => to(self.at + 1),
            Go::End => Self::live(length),
            Go::To(at) => to(at),
            Go::RunFrom(at) => Self { at: at.min(length), is_running: true },
            Go::Run if self.at >= length => Self { at: 0, is_running: true },
            Go::Run => Self { is_running: true, ..self },
            Go::Halt => Self { is_running: self.at >= length, ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stepping_back_looks_back_and_stepping_to_the_end_follows_again() {
        let live = Playback::live(3);
        assert!(live.is_live(3));
        let back = live.go(Go::Back, 3);
        assert_eq!(back, Playback { at: 2, is_running: false });
        assert!(!back.is_behind(3), "nothing moves while one looks back");
        assert_eq!(back.go(Go::On, 3), live);
        assert_eq!(back.go(Go::On, 4), Playback { at: 3, is_running: false });
        assert_eq!(back.go(Go::Start, 3).go(Go::Back, 3).at, 0);
        assert_eq!(back.go(Go::End, 9), Playback::live(9));
        assert_eq!(back.go(Go::To(7), 3), live);
    }

    #[test]
    fn what_happens_is_shown_by_itself_to_those_who_follow() {
        assert!(Playback::live(3).is_behind(5));
        assert!(!Playback::live(3).is_live(5));
        assert!(Playback::live(5).go(Go::RunFrom(2), 5).is_behind(5));
    }

    #[test]
    fn a_replay_runs_from_the_start_once_it_is_over() {
        let live = Playback::live(5);
        assert_eq!(live.go(Go::Run, 5).at, 0);
        let halted = live.go(Go::RunFrom(2), 5).go(Go::Halt, 5);
        assert_eq!(halted, Playback { at: 2, is_running: false });
        assert!(halted.go(Go::Run, 5).is_behind(5));
    }

    #[test]
    fn a_story_of_nothing_is_always_followed() {
        for go in [Go::Start, Go::Back, Go::On, Go::End, Go::To(4), Go::Halt, Go::Run] {
            assert!(Playback::default().go(go, 0).is_live(0), "{go:?}");
        }
    }
}
