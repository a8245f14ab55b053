//! The catalogues read with Fluent's own parser, for the tests that look at their entries.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};

use super::Language;

/// One select expression of an entry.
pub(super) struct Select {
    pub variable: String,
    /// Whether it goes through PLURAL, for languages whose rules Fluent gets wrong.
    pub by_function: bool,
    /// Keys as written, numbers and categories alike.
    pub keys: Vec<String>,
}

/// One entry of a catalogue.
#[derive(Default)]
pub(super) struct Read {
    /// Variables that it shows or selects by.
    pub variables: BTreeSet<String>,
    /// Entries that it refers to.
    pub references: BTreeSet<String>,
    pub selects: Vec<Select>,
    /// Its pieces of text, those of all variants.
    pub texts: Vec<String>,
    /// The comment right above it.
    pub comment: String,
}

impl Read {
    fn message(message: Message<&str>) -> Self {
        let mut read = Self::default();
        assert!(message.attributes.is_empty(), "{} has attributes", message.id.name);
        if let Some(comment) = message.comment {
            read.comment = comment.content.join(" ");
        }
        read.pattern(&message.value.expect("a message has a value"));
        read
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let id = match selector {
                    InlineExpression::VariableReference { id } => id,
                    // PLURAL($count), where Fluent's own rules fall short.
                    InlineExpression::FunctionReference { arguments, .. } => match arguments.positional.as_slice() {
                        [InlineExpression::VariableReference { id }] => id,
                        other => panic!("not used in these catalogues: {other:?}"),
                    },
                    other => panic!("not used in these catalogues: {other:?}"),
                };
                self.variables.insert(id.name.to_owned());
                let keys = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                let by_function = matches!(selector, InlineExpression::FunctionReference { .. });
                self.selects.push(Select { variable: id.name.to_owned(), by_function, keys: keys.collect() });
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.variables.insert(id.name.to_owned()),
            InlineExpression::MessageReference { id, attribute: None } => {
                _ = self.references.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { value } => self.texts.push((*value).to_owned()),
            InlineExpression::Placeable { expression } => self.expression(expression),
            other => panic!("not used in these catalogues: {other:?}"),
        }
    }
}

/// The entries of a language, by id.
pub(super) fn entries(language: &Language) -> BTreeMap<String, Read> {
    let source = language.source();
    let resource = match fluent_syntax::parser::parse(source.as_str()) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{}: {errors:?}", language.tag),
    };
    let mut entries = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                let twice = entries.insert(id.clone(), Read::message(message));
                assert!(twice.is_none(), "{}: {id} stands there twice", language.tag);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{}: {other:?}", language.tag),
        }
    }
    entries
}

/// The variables of `id`, those of the entries it refers to included.
pub(super) fn variables(entries: &BTreeMap<String, Read>, id: &str) -> BTreeSet<String> {
    let entry = entries.get(id).unwrap_or_else(|| panic!("no entry {id}"));
    let inner = entry.references.iter().flat_map(|reference| variables(entries, reference));
    inner.chain(entry.variables.iter().cloned()).collect()
}
