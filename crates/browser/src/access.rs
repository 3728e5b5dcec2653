//! Accessibility checks with axe-core.

use std::fmt;

use anyhow::Result;
use serde::Deserialize;

use crate::Page;

/// A rule of axe-core that the page violates.
#[derive(Debug, Clone, Deserialize, PartialEq, Eq)]
pub struct Violation {
    /// The name of the rule.
    pub id: String,
    /// What it says.
    pub help: String,
    /// Some of the elements that violate it.
    pub places: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.help)?;
        self.places.iter().try_for_each(|place| write!(f, "\n    {place}"))
    }
}

/// Runs axe-core. The digits on a card or a pile are part of its picture and not a label, so its name need
/// not repeat them.
const RUN_AXE: &str = "
    const done = arguments[arguments.length - 1];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const rules = { 'label-content-name-mismatch': { enabled: false } };
    // Wait until changes are drawn and finite animations have ended.
    const drawn = new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    const still = () =>
        Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
    const options = { runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] };
    const describe = ({ target, failureSummary }) =>
        `${target.join(' ')}  ${failureSummary.replace(/\\s+/g, ' ')}`;
    const report = ({ id, help, nodes }) => ({ id, help, places: nodes.slice(0, 5).map(describe) });
    drawn.then(still).then(() => axe.run(document, options)).then(
        ({ violations }) => done(violations.map(report)),
        (error) => done([{ id: 'error', help: String(error), places: [] }]),
    );
";

impl Page {
    /// All accessibility violations that axe-core finds on the page.
    ///
    /// # Errors
    /// If the browser fails, or axe-core was not fetched.
    pub async fn violations(&self) -> Result<Vec<Violation>> {
        let is_there: bool = self.eval("return typeof axe !== 'undefined'").await?;
        if !is_there {
            self.driver.execute(self.axe()?, []).await?;
        }
        Ok(self.driver.execute_async(RUN_AXE, []).await?.convert()?)
    }
}
