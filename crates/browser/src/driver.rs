//! The programs that drive browsers: chromedriver and geckodriver.

use std::io::{BufRead as _, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, Result, bail};

/// How often a driver is started before giving up.
const MAX_STARTS: usize = 5;

/// What a driver and its browser have printed.
#[derive(Debug, Clone, Default)]
pub(crate) struct Output(Arc<Mutex<Vec<String>>>);

impl Output {
    fn push(&self, line: String) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(line);
    }

    /// The lines since the last call.
    pub(crate) fn take(&self) -> Vec<String> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Keeps reading, because a program blocks when a pipe is full.
    fn collect(&self, lines: impl Iterator<Item = std::io::Result<String>> + Send + 'static) {
        let output = self.clone();
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(|line| output.push(line)));
    }
}

/// A running driver. It is killed when dropped.
pub(crate) struct Driver {
    process: Child,
    pub(crate) address: String,
    pub(crate) output: Output,
}

impl Driver {
    /// Starts a driver on a port of its choice, which it prints after `announcement`. A driver picks a port
    /// that is free in IPv4 and may exit if the same port is taken in IPv6, which happens now and then on a
    /// busy machine; then it is started again.
    pub(crate) fn start(command: impl Fn() -> Command, announcement: &str) -> Result<Self> {
        let name = command().get_program().to_string_lossy().into_owned();
        let mut outputs = Vec::new();
        for _ in 0..MAX_STARTS {
            let started = Self::try_start(&mut command(), announcement);
            match started.with_context(|| format!("{name} is missing: `cargo xtask browser` installs it"))? {
                Ok(driver) => return Ok(driver),
                Err(output) => outputs.push(output),
            }
        }
        bail!("{name} failed to start {MAX_STARTS} times:\n{}", outputs.join("\n"))
    }

    /// A driver, or its output if it exits.
    fn try_start(command: &mut Command, announcement: &str) -> Result<Result<Self, String>> {
        let mut process = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let mut lines = lines(process.stdout.take())?;
        let errors = self::lines(process.stderr.take())?;
        let mut driver = Self { process, address: String::new(), output: Output::default() };
        driver.output.collect(errors);
        while let Some(line) = lines.next().transpose()? {
            if let Some((_, port)) = line.split_once(announcement) {
                driver.address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                driver.output.collect(lines);
                return Ok(Ok(driver));
            }
            driver.output.push(line);
        }
        Ok(Err(driver.output.take().join("\n")))
    }
}

fn lines<R: Read>(pipe: Option<R>) -> Result<std::io::Lines<BufReader<R>>> {
    Ok(BufReader::new(pipe.context("a driver has an output")?).lines())
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
