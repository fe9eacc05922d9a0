//! Records that must outlive the browser: texts under keys, in `IndexedDB`, each write acknowledged
//! only when it is on the disk.
//!
//! There is one object store of records; the code that writes them defines their keys, so a new
//! type of record needs no new version of the store.

use super::install;
use super::js::{self, JsResult};
use super::storage::StorageError;
use crate::session::library::{Change, Found, MATCHES, NOW, Record, done_key, key_of};
use js_sys::{Array, Promise};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

const NAME: &str = "regalia";
const VERSION: u32 = 1;
const RECORDS: &str = "records";

/// Sorts after every key that begins with the text before it.
const BEYOND: &str = "\u{ffff}";

/// An open store.
#[derive(Clone)]
pub struct Store(JsValue);

impl From<JsValue> for StorageError {
    /// Converts the browser's exception, or the event that reports it.
    fn from(fault: JsValue) -> Self {
        let error = js::get(&fault, "target").and_then(|of| js::get(&of, "error")).unwrap_or(fault);
        match js::get(&error, "name").ok().and_then(|name| name.as_string()).as_deref() {
            Some("QuotaExceededError") => Self::Full,
            Some("ConstraintError") => Self::Taken,
            _ => Self::Blocked,
        }
    }
}

/// Waits for a success or failure event.
fn outcome(of: &JsValue, good: &str, bad: &[&str]) -> JsFuture {
    let mut listen = |resolve: js_sys::Function, reject: js_sys::Function| {
        let heard = js::set(of, good, &resolve)
            .and_then(|()| bad.iter().try_for_each(|name| js::set(of, name, &reject)));
        if let Err(fault) = heard {
            let _ = reject.call1(&JsValue::UNDEFINED, &fault);
        }
    };
    JsFuture::from(Promise::new(&mut listen))
}

/// Waits for a request and returns its result.
async fn answered(request: JsResult) -> JsResult {
    let request = request?;
    outcome(&request, "onsuccess", &["onerror", "onblocked"]).await?;
    js_sys::Reflect::get(&request, &"result".into())
}

/// Returns the range of all keys that begin with this prefix.
fn beginning_with(prefix: &str) -> JsResult {
    let range = js::of_window("IDBKeyRange")?;
    js::call(&range, "bound", &[&prefix.into(), &format!("{prefix}{BEYOND}").into()])
}

/// Returns the records of two answers, the keys and the values. A value that is not text is not ours.
fn records_of(keys: &JsValue, texts: &JsValue) -> Vec<Record> {
    let record = |(key, text): (JsValue, JsValue)| {
        Some(Record { key: key.as_string()?, text: text.as_string()? })
    };
    Array::from(keys).iter().zip(Array::from(texts).iter()).filter_map(record).collect()
}

impl Store {
    /// Opens the store, and creates it if it is missing.
    ///
    /// # Errors
    /// Returns an error if the browser has none for this page.
    pub async fn open() -> Result<Self, StorageError> {
        let factory = js::of_window("indexedDB")?;
        let request = js::call(&factory, "open", &[&install::own(NAME).into(), &VERSION.into()])?;
        let asked = request.clone();
        let make = wasm_bindgen::closure::Closure::<dyn FnMut()>::new(move || {
            // If it fails, opening fails too.
            let _ = js::get(&asked, "result")
                .and_then(|store| js::call(&store, "createObjectStore", &[&RECORDS.into()]));
        });
        js::set(&request, "onupgradeneeded", make.as_ref())?;
        let store = answered(Ok(request)).await?;
        // Close when a later version of the page wants to change the store.
        let leaving = store.clone();
        let leave = wasm_bindgen::closure::Closure::once_into_js(move || {
            let _ = js::call(&leaving, "close", &[]);
        });
        let _ = js::set(&store, "onversionchange", &leave);
        Ok(Self(store))
    }

    /// Begins a transaction and returns it with its store of records.
    fn begin(&self, mode: &str) -> Result<(JsValue, JsValue), JsValue> {
        let strict = js::object(&[("durability", &"strict".into())]);
        let with: [&JsValue; 3] = [&RECORDS.into(), &mode.into(), &strict];
        let transaction = js::call(&self.0, "transaction", &with)?;
        let records = js::call(&transaction, "objectStore", &[&RECORDS.into()])?;
        Ok((transaction, records))
    }

    /// Makes requests of one transaction, and returns their results. All of them see the same store.
    async fn ask<const N: usize>(
        &self,
        requests: impl FnOnce(&JsValue) -> [JsResult; N],
    ) -> Result<[JsValue; N], StorageError> {
        let (_transaction, records) = self.begin("readonly")?;
        // All are made before the first answer.
        let waiting = requests(&records).map(|request| {
            request.map(|request| (outcome(&request, "onsuccess", &["onerror"]), request))
        });
        let mut answers = [const { JsValue::UNDEFINED }; N];
        for (answer, request) in answers.iter_mut().zip(waiting) {
            let (done, request) = request?;
            done.await?;
            // Not `js::get`: a missing record has no result.
            *answer = js_sys::Reflect::get(&request, &"result".into())?;
        }
        Ok(answers)
    }

    /// Returns all records whose keys begin with this prefix, in the order of their keys.
    ///
    /// # Errors
    /// Returns an error if the browser does not allow it.
    pub async fn read(&self, prefix: &str) -> Result<Vec<Record>, StorageError> {
        let range = beginning_with(prefix)?;
        self.read_range(&range).await
    }

    /// Returns the records from one key to another, both included, in the order of their keys.
    ///
    /// # Errors
    /// Returns an error if the browser does not allow it.
    pub async fn between(&self, first: &str, last: &str) -> Result<Vec<Record>, StorageError> {
        let range =
            js::call(&js::of_window("IDBKeyRange")?, "bound", &[&first.into(), &last.into()])?;
        self.read_range(&range).await
    }

    async fn read_range(&self, range: &JsValue) -> Result<Vec<Record>, StorageError> {
        let all = |records: &JsValue| {
            ["getAllKeys", "getAll"].map(|name| js::call(records, name, &[range]))
        };
        let [keys, texts] = self.ask(all).await?;
        Ok(records_of(&keys, &texts))
    }

    /// Returns the keys of all records that begin with this prefix, in order.
    ///
    /// # Errors
    /// Returns an error if the browser does not allow it.
    pub async fn keys(&self, prefix: &str) -> Result<Vec<String>, StorageError> {
        let range = beginning_with(prefix)?;
        let [keys] = self.ask(|records| [js::call(records, "getAllKeys", &[&range])]).await?;
        // Thousands of keys come much faster as one text.
        let keys = String::from(Array::from(&keys).join("\n"));
        let is_key = |key: &&str| key.starts_with(prefix);
        Ok(keys.split('\n').filter(is_key).map(str::to_owned).collect())
    }

    /// Returns everything that the store has of one match.
    ///
    /// # Errors
    /// Returns an error if the browser does not allow it.
    pub async fn find(&self, scope: &str, number: u64) -> Result<Found, StorageError> {
        let key = key_of(scope, number);
        let steps = beginning_with(&format!("{MATCHES}{key}"))?;
        let requests = |records: &JsValue| {
            let get = |key: String| js::call(records, "get", &[&key.into()]);
            let [keys, texts] =
                ["getAllKeys", "getAll"].map(|name| js::call(records, name, &[&steps]));
            [keys, texts, get(format!("{NOW}{key}")), get(done_key(scope, number))]
        };
        let [keys, texts, summary, finished] = self.ask(requests).await?;
        Ok(Found {
            steps: records_of(&keys, &texts),
            summary: summary.as_string(),
            finished: finished.as_string(),
        })
    }

    /// Makes all changes or none, on condition that there is a record under the key `need`, and none
    /// under `free`. When it returns they are on the disk. They come there even if the page is closed once they
    /// are asked for.
    ///
    /// # Errors
    /// Returns [`StorageError::Taken`] if a condition does not hold, or a key to add is taken.
    pub async fn write(
        &self,
        [need, free]: [Option<&str>; 2],
        changes: &[Change],
    ) -> Result<(), StorageError> {
        let (transaction, records) = self.begin("readwrite")?;
        let done = outcome(&transaction, "oncomplete", &["onabort", "onerror"]);
        let asked = Self::change(&records, [need, free], changes).await;
        if let Err(fault) = asked {
            let _ = js::call(&transaction, "abort", &[]);
            let _ = done.await;
            return Err(fault);
        }
        // Otherwise the browser waits for the page to hear of each change, and undoes all if it is closed.
        let _ = js::call(&transaction, "commit", &[]);
        done.await?;
        Ok(())
    }

    async fn change(
        records: &JsValue,
        [need, free]: [Option<&str>; 2],
        changes: &[Change],
    ) -> Result<(), StorageError> {
        for (key, wanted) in [(need, 1.0), (free, 0.0)] {
            let Some(key) = key else { continue };
            let found = answered(js::call(records, "count", &[&key.into()])).await?;
            if found.as_f64() != Some(wanted) {
                return Err(StorageError::Taken);
            }
        }
        for change in changes {
            match change {
                Change::Add(Record { key, text }) => {
                    js::call(records, "add", &[&text.into(), &key.into()])?;
                }
                Change::Put(Record { key, text }) => {
                    js::call(records, "put", &[&text.into(), &key.into()])?;
                }
                Change::Remove(key) => {
                    js::call(records, "delete", &[&key.into()])?;
                }
                Change::RemoveAll(prefix) => {
                    js::call(records, "delete", &[&beginning_with(prefix)?])?;
                }
            }
        }
        Ok(())
    }
}
