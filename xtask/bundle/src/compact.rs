//! Makes a module smaller to download, without changing what it does.
//!
//! Rust compiles generic code once for each type, so a module holds thousands of functions that are the same
//! or nearly so. Equal functions become one. The others are put in an order in which similar functions are
//! neighbours: brotli then refers to what it has just seen instead of describing it again. Together this is
//! worth a twelfth of the download; tools that optimise each function on its own make functions less alike,
//! and the download larger.

use std::collections::HashMap;
use std::convert::Infallible;
use std::ops::Range;

use anyhow::Result;
use wasm_encoder::reencode::{self, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Operator, Parser, Payload, TypeRef,
};

/// The same module with fewer functions, in another order. It must not have function names.
pub(crate) fn compact(module: &[u8]) -> Result<Vec<u8>> {
    let functions = Functions::read(module)?;
    let originals = functions.merge_equal();
    let order = functions.by_similarity(&originals);
    let mut places = vec![0; originals.len()];
    for (place, &function) in order.iter().enumerate() {
        places[function] = place;
    }
    let places = originals.iter().map(|&original| functions.imported + places[original] as u32).collect();
    let mut compacted = wasm_encoder::Module::new();
    let mut reordering = Reordering { imported: functions.imported, order, places };
    reordering.parse_core_module(&mut compacted, Parser::new(0), module)?;
    Ok(compacted.finish())
}

/// The functions that a module defines. They are numbered from 0, without the imported ones.
struct Functions {
    /// How many functions are imported. Their numbers come first in the module.
    imported: u32,
    /// The type of each function.
    types: Vec<u32>,
    bodies: Vec<Body>,
}

/// The code of a function.
struct Body {
    /// Everything except the functions that it calls.
    shape: Vec<u8>,
    /// The numbers of the functions that it calls, as in the module.
    calls: Vec<u32>,
}

impl Functions {
    fn read(module: &[u8]) -> Result<Self> {
        let mut functions = Self { imported: 0, types: Vec::new(), bodies: Vec::new() };
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        functions.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(section) => {
                    functions.types = section.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => functions.bodies.push(Body::read(module, &body)?),
                _ => {}
            }
        }
        Ok(functions)
    }

    /// For each function, the first one that does the same. Merging functions can make their callers
    /// equal, so it goes on until nothing changes.
    fn merge_equal(&self) -> Vec<usize> {
        let mut originals: Vec<usize> = (0..self.bodies.len()).collect();
        loop {
            let mut first: HashMap<(u32, &[u8], Vec<u32>), usize> = HashMap::new();
            let before = originals.clone();
            for (index, body) in self.bodies.iter().enumerate() {
                let calls = body.calls.iter().map(|&call| match call.checked_sub(self.imported) {
                    Some(defined) => self.imported + before[defined as usize] as u32,
                    None => call,
                });
                let key = (self.types[index], &body.shape[..], calls.collect());
                originals[index] = *first.entry(key).or_insert(index);
            }
            if originals == before {
                return originals;
            }
        }
    }

    /// The functions that remain, in an order in which each is followed by the most similar one that is left.
    fn by_similarity(&self, originals: &[usize]) -> Vec<usize> {
        let mut remaining: Vec<usize> = originals
            .iter()
            .enumerate()
            .filter(|&(index, original)| index == *original)
            .map(|(_, &o)| o)
            .collect();
        remaining.sort_by_key(|&index| (&self.bodies[index].shape, index));
        let sketches: HashMap<usize, Vec<u64>> =
            remaining.iter().map(|&index| (index, sketch(&self.bodies[index].shape))).collect();
        let mut holders: HashMap<u64, Vec<usize>> = HashMap::new();
        for &index in &remaining {
            for &hash in &sketches[&index] {
                holders.entry(hash).or_default().push(index);
            }
        }
        let mut is_placed = vec![false; self.bodies.len()];
        let mut order = Vec::with_capacity(remaining.len());
        for start in remaining {
            let mut next = (!is_placed[start]).then_some(start);
            while let Some(function) = next {
                is_placed[function] = true;
                order.push(function);
                let mut shared: HashMap<usize, usize> = HashMap::new();
                for hash in &sketches[&function] {
                    let Some(holders) = holders.get_mut(hash) else { continue };
                    holders.retain(|&other| !is_placed[other]);
                    for &other in holders.iter().take(MAX_HOLDERS) {
                        *shared.entry(other).or_default() += 1;
                    }
                }
                let similarity = |other: usize, shared: usize| {
                    shared * SCALE / sketches[&function].len().max(sketches[&other].len())
                };
                let best = shared.into_iter().map(|(other, shared)| (similarity(other, shared), other));
                // The lower number wins a tie, so that the result does not depend on the order of a hash map.
                let best = best.max_by_key(|&(similarity, other)| (similarity, std::cmp::Reverse(other)));
                next = best.filter(|(similarity, _)| *similarity >= MIN_SIMILARITY).map(|(_, other)| other);
            }
        }
        order
    }
}

/// The unit of similarity.
const SCALE: usize = 1000;

/// Functions that share less than this are not called similar.
const MIN_SIMILARITY: usize = SCALE / 20;

/// What very many functions have in common does not say which are similar.
const MAX_HOLDERS: usize = 200;

/// The number of bytes that are hashed together.
const WINDOW: usize = 6;

/// The number of hashes in a sketch.
const SKETCH: usize = 128;

/// The smallest hashes of all short sequences in a code. The share that two sketches have in common estimates
/// the share of the codes.
fn sketch(code: &[u8]) -> Vec<u64> {
    let mut hashes: Vec<u64> = code.windows(WINDOW.min(code.len()).max(1)).map(hash).collect();
    hashes.sort_unstable();
    hashes.dedup();
    hashes.truncate(SKETCH);
    hashes
}

/// FNV-1a, with its high bits mixed into the low ones.
fn hash(bytes: &[u8]) -> u64 {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash: u64, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    hash ^ (hash >> 29)
}

impl Body {
    fn read(module: &[u8], body: &FunctionBody<'_>) -> Result<Self> {
        let mut operators = body.get_operators_reader()?;
        let start = body.range().start..operators.original_position();
        let (mut shape, mut calls) = (module[start].to_vec(), Vec::new());
        while !operators.eof() {
            let start = operators.original_position();
            let operator = operators.read()?;
            let code: Range<usize> = start..operators.original_position();
            if let Operator::Call { function_index } | Operator::RefFunc { function_index } = operator {
                shape.push(module[code.start]);
                calls.push(function_index);
            } else {
                shape.extend_from_slice(&module[code]);
            }
        }
        Ok(Self { shape, calls })
    }
}

/// Copies a module with its functions in another order.
struct Reordering {
    imported: u32,
    /// The functions to keep, in their new order.
    order: Vec<usize>,
    /// The new number of each function of the module.
    places: Vec<u32>,
}

type Reencoded = Result<(), reencode::Error<Infallible>>;

impl Reencode for Reordering {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error<Infallible>> {
        Ok(function.checked_sub(self.imported).map_or(function, |defined| self.places[defined as usize]))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Reencoded {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for &function in &self.order {
            functions.function(types[function]);
        }
        Ok(())
    }

    fn parse_code_section(&mut self, code: &mut CodeSection, section: CodeSectionReader<'_>) -> Reencoded {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.order.clone() {
            utils::parse_function_body(self, code, bodies[function].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{ExportKind, ExportSection, Function, Instruction, Module, TypeSection, ValType};
    use wasmparser::Validator;

    use super::*;

    /// A module with these exported functions. Each calls functions by index and returns a number.
    fn module(functions: &[(&str, &[u32], i32)]) -> Vec<u8> {
        let (mut types, mut section) = (TypeSection::new(), FunctionSection::new());
        let (mut exports, mut code) = (ExportSection::new(), CodeSection::new());
        types.ty().function([], [ValType::I32]);
        for (index, (name, calls, result)) in functions.iter().enumerate() {
            section.function(0);
            exports.export(name, ExportKind::Func, index as u32);
            let mut function = Function::new([]);
            for &call in *calls {
                function.instruction(&Instruction::Call(call)).instruction(&Instruction::Drop);
            }
            function.instruction(&Instruction::I32Const(*result)).instruction(&Instruction::End);
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&section).section(&exports).section(&code);
        module.finish()
    }

    /// Collects the results of a function and of those that it calls.
    fn run(bodies: &[Vec<Operator<'_>>], function: u32, results: &mut Vec<i32>) {
        for operator in &bodies[function as usize] {
            match operator {
                Operator::Call { function_index } => run(bodies, *function_index, results),
                Operator::I32Const { value } => results.push(*value),
                _ => {}
            }
        }
    }

    /// What each exported function does: the results of the functions that it calls, and its own.
    fn behaviour(module: &[u8]) -> Result<Vec<(String, Vec<i32>)>> {
        let (mut bodies, mut exports) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::CodeSectionEntry(body) => {
                    let operators = body.get_operators_reader()?.into_iter();
                    bodies.push(operators.collect::<Result<Vec<_>, _>>()?);
                }
                Payload::ExportSection(section) => exports = section.into_iter().collect::<Result<_, _>>()?,
                _ => {}
            }
        }
        let behaviour = exports.into_iter().map(|export| {
            let mut results = Vec::new();
            run(&bodies, export.index, &mut results);
            (export.name.to_owned(), results)
        });
        Ok(behaviour.collect())
    }

    fn count(module: &[u8]) -> Result<usize> {
        Ok(Functions::read(module)?.bodies.len())
    }

    #[test]
    fn equal_functions_become_one_and_so_do_their_callers() -> Result<()> {
        let before =
            module(&[("a", &[], 7), ("b", &[], 7), ("c", &[0], 1), ("d", &[1], 1), ("e", &[0, 2], 1)]);
        let after = compact(&before)?;
        assert_eq!(count(&after)?, 3);
        assert_eq!(behaviour(&after)?, behaviour(&before)?);
        Validator::new().validate_all(&after)?;
        Ok(())
    }

    #[test]
    fn similar_functions_become_neighbours() -> Result<()> {
        let long: Vec<u32> = vec![0; 40];
        let before =
            module(&[("a", &[], 1), ("b", &long, 2), ("c", &[0], 3), ("d", &long, 4), ("e", &[2], 5)]);
        let after = compact(&before)?;
        assert_eq!(behaviour(&after)?, behaviour(&before)?);
        let lengths: Vec<usize> =
            Functions::read(&after)?.bodies.iter().map(|body| body.shape.len()).collect();
        let first = lengths.iter().position(|&length| length > 40).expect("a long function");
        assert!(lengths[first + 1] > 40, "{lengths:?}");
        Ok(())
    }

    #[test]
    fn functions_that_differ_only_in_what_they_call_are_kept() -> Result<()> {
        let before = module(&[("a", &[], 1), ("b", &[], 2), ("c", &[0], 3), ("d", &[1], 3)]);
        let after = compact(&before)?;
        assert_eq!(count(&after)?, 4);
        assert_eq!(behaviour(&after)?, behaviour(&before)?);
        Ok(())
    }
}
