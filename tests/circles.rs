//! No file of `src` imports itself by way of others. What a file imports is read from its `use`
//! declarations and its paths. A name that a module only re-exports belongs to the file that
//! defines it. A module is made of its parts: what they take from it is no import, what it takes
//! from them is.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The keywords before the name of an item.
const ITEMS: [&str; 8] = ["struct", "enum", "trait", "fn", "type", "const", "static", "mod"];

/// Re-exports that lead to each other end here.
const DEEPEST: usize = 16;

/// A module's path from its crate, `["regalia", "ui", "table"]`, or any other path in the code.
type Names = Vec<String>;

/// A module, as far as its text tells.
#[derive(Default)]
struct Module {
    file: String,
    defined: BTreeSet<String>,
    /// The paths that its `use` declarations import, by their name in this module.
    used: BTreeMap<String, Names>,
    globs: Vec<Names>,
    /// The paths in its code, and those that it imports for itself.
    paths: BTreeSet<Names>,
}

/// The modules of all files.
#[derive(Default)]
struct Tree(BTreeMap<Names, Module>);

/// The target of a path.
enum Target {
    Module(Names),
    /// An item of the module.
    Item(Names),
}

/// Reads the folder's Rust files, each with its path from the folder.
fn sources(folder: &Path, under: &str, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("it can be listed").path();
        let name = format!("{under}{}", path.file_name().expect("a name").to_string_lossy());
        if path.is_dir() {
            sources(&path, &format!("{name}/"), files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push((name, fs::read_to_string(&path).expect("it can be read")));
        }
    }
}

/// Returns the module of a file of `src`. Each command is a crate of its own.
fn module_of(file: &str) -> Names {
    let path = file.trim_end_matches(".rs").trim_end_matches("/mod");
    let names = path.split('/').map(str::to_owned);
    match path.split('/').collect::<Vec<_>>()[..] {
        ["lib"] => vec!["regalia".to_owned()],
        ["bin", _, "main"] => names.skip(1).take(1).collect(),
        ["bin", ..] | ["main"] => names.skip_while(|name| name == "bin").collect(),
        _ => ["regalia".to_owned()].into_iter().chain(names).collect(),
    }
}

fn is(token: Option<&TokenTree>, text: &str) -> bool {
    match token {
        Some(TokenTree::Ident(name)) => *name == text,
        Some(TokenTree::Punct(sign)) => text.len() == 1 && text.starts_with(sign.as_char()),
        _ => false,
    }
}

/// Returns the path that begins at a token, and the place after it.
fn path(tokens: &[TokenTree], mut at: usize) -> (Names, usize) {
    let mut names = Vec::new();
    while let Some(TokenTree::Ident(name)) = tokens.get(at) {
        names.push(name.to_string());
        at += 1;
        if !(is(tokens.get(at), ":") && is(tokens.get(at + 1), ":")) {
            break;
        }
        at += 2;
    }
    (names, at)
}

/// Returns what a `use` declaration names: each path with its name here, `*` for all of a module.
fn used(tokens: &[TokenTree], before: &[String]) -> Vec<(String, Names)> {
    tokens
        .split(|token| is(Some(token), ","))
        .filter(|tree| !tree.is_empty())
        .flat_map(|tree| {
            let (names, at) = path(tree, 0);
            let mut path = [before, &names].concat();
            match tree.get(at) {
                Some(TokenTree::Group(group)) => {
                    used(&group.stream().into_iter().collect::<Vec<_>>(), &path)
                }
                Some(TokenTree::Punct(_)) => vec![("*".to_owned(), path)],
                renamed => {
                    path.pop_if(|name| name == "self");
                    let name = if renamed.is_some() {
                        tree[at + 1].to_string()
                    } else {
                        path.last().cloned().unwrap_or_default()
                    };
                    vec![(name, path)]
                }
            }
        })
        .collect()
}

impl Tree {
    fn read(files: &[(String, String)]) -> Tree {
        let mut tree = Tree::default();
        for (file, text) in files {
            let tokens: TokenStream = text.parse().unwrap_or_else(|_| panic!("{file} is Rust"));
            tree.module(module_of(file), file, tokens);
        }
        tree
    }

    fn module(&mut self, name: Names, file: &str, tokens: TokenStream) {
        let mut module = Module { file: file.to_owned(), ..Module::default() };
        self.tokens(&name, &mut module, tokens, true);
        self.0.insert(name, module);
    }

    /// Reads what the tokens import; items are defined at the module's `top` only.
    fn tokens(&mut self, name: &Names, module: &mut Module, tokens: TokenStream, top: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let before = |back: usize| at.checked_sub(back).and_then(|at| tokens.get(at));
            let after = tokens.get(at + 1);
            let (names, end) = path(&tokens, at);
            if let TokenTree::Group(group) = token {
                self.tokens(name, module, group.stream(), false);
                at += 1;
            } else if is(Some(token), "use") && !is(after, "<") {
                let ends = tokens[at..].iter().position(|token| is(Some(token), ";"));
                let end = ends.map_or(tokens.len(), |ends| at + ends);
                let is_handed_on = is(before(1), "pub") || is(before(2), "pub");
                for (alias, path) in used(&tokens[at + 1..end], &[]) {
                    if !is_handed_on {
                        module.paths.insert(path.clone());
                    }
                    match alias.as_str() {
                        "*" => module.globs.push(path),
                        _ => drop(module.used.insert(alias, path)),
                    }
                }
                at = end + 1;
            } else if is(Some(token), "mod")
                && let Some(TokenTree::Group(body)) = tokens.get(at + 2)
            {
                let inner = [&name[..], &[tokens[at + 1].to_string()]].concat();
                self.module(inner, &module.file, body.stream());
                at += 3;
            } else if names.is_empty() {
                at += 1;
            } else {
                let is_name = at > 0 && ITEMS.contains(&tokens[at - 1].to_string().as_str());
                if is_name && top {
                    module.defined.insert(names[0].clone());
                }
                if !is_name && !is(before(1), ".") && (!is(before(1), "$") || names[0] == "crate") {
                    module.paths.insert(names);
                }
                at = end;
            }
        }
    }

    /// Returns what a path in a module leads to, if not out of the project.
    fn find(&self, from: &Names, path: &[String], depth: usize) -> Option<Target> {
        let first = path.first()?;
        let (mut at, skipped) = match first.as_str() {
            "crate" => (from[..1].to_vec(), 1),
            "self" | "super" => (from.clone(), 0),
            _ => match self.step(from, first, path.len() == 1, depth) {
                Some(Target::Module(inner)) => (inner, 1),
                Some(item) => return Some(item),
                // Another crate of the project, or one from outside.
                None => (self.0.get_key_value(&path[..1])?.0.clone(), 1),
            },
        };
        for (place, name) in path.iter().enumerate().skip(skipped) {
            match name.as_str() {
                "self" => {}
                "super" => drop(at.pop()),
                _ => match self.step(&at, name, place + 1 == path.len(), depth) {
                    Some(Target::Module(inner)) => at = inner,
                    Some(item) => return Some(item),
                    None => {
                        return Some(Target::Item(self.by_glob(&at, name, depth).unwrap_or(at)));
                    }
                },
            }
        }
        Some(Target::Module(at))
    }

    /// Returns what a name of a module means, if it's a module or named by a `use`.
    /// An item, which is `last` in a path, may have the name of its module.
    fn step(&self, from: &Names, name: &String, is_last: bool, depth: usize) -> Option<Target> {
        let inner = [&from[..], std::slice::from_ref(name)].concat();
        let is_module = self.0.contains_key(&inner);
        match self.0.get(from)?.used.get(name) {
            Some(path) if depth < DEEPEST && (is_last || !is_module) => {
                self.find(from, path, depth + 1)
            }
            _ => is_module.then_some(Target::Module(inner)),
        }
    }

    /// Returns the module that defines a name and that another hands on as a whole.
    fn by_glob(&self, from: &Names, name: &String, depth: usize) -> Option<Names> {
        self.0.get(from)?.globs.iter().find_map(|glob| match self.find(from, glob, depth)? {
            Target::Module(all) if self.0[&all].defined.contains(name) => Some(all),
            _ => None,
        })
    }

    /// Returns what each file imports: the other files, each with a name that leads there.
    fn imports(&self) -> BTreeMap<&str, BTreeMap<&str, String>> {
        let mut imports: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
        for (name, module) in &self.0 {
            let imported = imports.entry(&module.file).or_default();
            for path in &module.paths {
                // The sample of a new game is no module here, its parents are.
                if let Some(Target::Item(there)) = self.find(name, path, 0)
                    && !name.starts_with(&there)
                    && let Some(there) = self.0.get(&there)
                    && there.file != module.file
                {
                    imported.insert(&there.file, path.join("::"));
                }
            }
        }
        imports
    }

    /// Returns the imports that are part of a circle.
    fn circles(&self) -> Vec<String> {
        let imports = self.imports();
        let mut reached: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for &from in imports.keys() {
            let all = reached.entry(from).or_default();
            let mut next = vec![from];
            while let Some(file) = next.pop() {
                next.extend(imports[file].keys().filter(|file| all.insert(file)));
            }
        }
        let tied = |(from, all): (&&str, &BTreeMap<&str, String>)| {
            let back = all.iter().filter(|(to, _)| reached[*to].contains(from));
            back.map(|(to, path)| format!("{from} -> {to}: {path}")).collect::<Vec<_>>()
        };
        imports.iter().flat_map(tied).collect()
    }
}

#[test]
fn no_file_imports_itself_by_way_of_others() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "", &mut files);
    let tree = Tree::read(&files);
    let imports: usize = tree.imports().values().map(BTreeMap::len).sum();
    assert!(imports > 2000, "{imports} imports");
    let circles = tree.circles();
    assert!(circles.is_empty(), "circles:\n  {}", circles.join("\n  "));
}

/// The test above would notice.
#[test]
fn circles_are_found_through_re_exports_modules_and_paths() {
    let circles = |files: &[(&str, &str)]| {
        let file = |(path, text): &(&str, &str)| (format!("{path}.rs"), (*text).to_owned());
        Tree::read(&files.iter().map(file).collect::<Vec<_>>()).circles()
    };
    let lib = ("lib", "pub mod a; pub mod b;");
    let face = ("a/mod", "mod c; mod d; pub use c::{C, c}; pub use d::*;");
    let c = ("a/c", "pub struct C; pub fn c() {}");
    let d = ("a/d", "use super::C; pub struct D(C);");
    assert_eq!(circles(&[lib, face, c, d]), [""; 0], "a module that only hands on is no part");
    let back = ("a/c", "pub struct C; fn c() { use crate::b; b::f(); }");
    let b = ("b", "pub fn f() { super::a::c(); }");
    assert_eq!(
        circles(&[lib, face, back, d, b]),
        ["a/c.rs -> b.rs: b::f", "b.rs -> a/c.rs: super::a::c"]
    );
    let b = ("b", "use crate::a::{D as E, c}; pub fn f() -> E { c() }");
    let to_d = ("a/c", "pub struct C; pub fn c() -> crate::b::f {}");
    assert_eq!(circles(&[lib, face, to_d, d, b]).len(), 4, "c, d and b");
    let parent = ("a/mod", "mod c; mod d; pub use c::C; fn e(_: d::D) {} ");
    let child = ("a/d", "pub struct D; fn d() { super::e(D); }");
    assert_eq!(circles(&[lib, parent, c, child]), [""; 0], "a module and its own parts");
    let out = ("a/d", "pub struct D; fn d() { crate::b::f() }");
    let b = ("b", "pub fn f() { crate::a::e() }");
    assert_eq!(circles(&[lib, parent, c, out, b]).len(), 3, "d, b and the module around d");
}
