//! Records that must outlive the browser: texts under keys, in `IndexedDB`, each write acknowledged
//! only when it is on the disk.
//!
//! There is one object store of records; the code that writes them defines their keys, so a new
//! type of record needs no new version of the store.

use super::install;
use super::js::{self, JsResult};
use super::storage::StorageFault;
use crate::session::library::{Change, Record};
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

impl From<JsValue> for StorageFault {
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

impl Store {
    /// Opens the store, and creates it if it is missing.
    ///
    /// # Errors
    /// Returns an error if the browser has none for this page.
    pub async fn open() -> Result<Self, StorageFault> {
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

    /// Returns all records whose keys begin with this prefix, in the order of their keys.
    ///
    /// # Errors
    /// Returns an error if the browser does not allow it.
    pub async fn read(&self, prefix: &str) -> Result<Vec<Record>, StorageFault> {
        let (_transaction, records) = self.begin("readonly")?;
        let range = beginning_with(prefix)?;
        // Both requests are made before the first answer, so they see the same store.
        let keys = js::call(&records, "getAllKeys", &[&range]);
        let texts = js::call(&records, "getAll", &[&range]);
        let done = [keys, texts].map(|request| {
            request.map(|request| (outcome(&request, "onsuccess", &["onerror"]), request))
        });
        let mut answers = Vec::new();
        for request in done {
            let (done, request) = request?;
            done.await?;
            answers.push(Array::from(&js::get(&request, "result")?));
        }
        let (keys, texts) = (&answers[0], &answers[1]);
        // A value that is not text is not ours.
        let record = |(key, text): (JsValue, JsValue)| {
            Some(Record { key: key.as_string()?, text: text.as_string()? })
        };
        Ok(keys.iter().zip(texts.iter()).filter_map(record).collect())
    }

    /// Makes all changes or none, on condition that there is a record under the key `need`. When it
    /// returns they are on the disk.
    ///
    /// # Errors
    /// Returns [`StorageFault::Taken`] if a key is not free, or the one needed is gone.
    pub async fn write(&self, need: Option<&str>, changes: &[Change]) -> Result<(), StorageFault> {
        let (transaction, records) = self.begin("readwrite")?;
        let done = outcome(&transaction, "oncomplete", &["onabort", "onerror"]);
        let asked = Self::ask(&records, need, changes).await;
        if let Err(fault) = asked {
            let _ = js::call(&transaction, "abort", &[]);
            let _ = done.await;
            return Err(fault);
        }
        done.await?;
        Ok(())
    }

    async fn ask(
        records: &JsValue,
        need: Option<&str>,
        changes: &[Change],
    ) -> Result<(), StorageFault> {
        if let Some(key) = need {
            let found = answered(js::call(records, "count", &[&key.into()])).await?;
            if found.as_f64() != Some(1.0) {
                return Err(StorageFault::Taken);
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
            }
        }
        Ok(())
    }
}
