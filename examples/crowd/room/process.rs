//! What a process uses, as Linux tells it. On other systems, and without the right to look, nothing is
//! known.

use std::fs;
use std::net::SocketAddr;
use std::time::Duration;

/// A process.
pub struct Server {
    /// Its folder in /proc.
    place: String,
}

impl Server {
    /// Returns this process.
    pub fn own() -> Self {
        Self { place: "/proc/self".to_owned() }
    }

    /// Returns the process of this number.
    pub fn of(pid: u64) -> Self {
        Self { place: format!("/proc/{pid}") }
    }

    /// Returns the time that it has run on all cores.
    pub fn cpu(&self) -> Duration {
        let stat = fs::read_to_string(format!("{}/stat", self.place)).unwrap_or_default();
        // The name before may contain spaces.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: u64 =
            fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Duration::from_millis(ticks * 10)
    }

    /// Returns its resident memory in megabytes.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("{}/status", self.place)).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        kilobytes.unwrap_or_default() / 1_024
    }
}

/// Returns the process that listens at an address of this machine.
pub fn listening_at(at: SocketAddr) -> Option<Server> {
    let port = format!(":{:04X}", at.port());
    let of_table = |name: &str| {
        let table = fs::read_to_string(format!("/proc/net/{name}")).unwrap_or_default();
        table.lines().find_map(|line| {
            let fields: Vec<&str> = line.split_whitespace().collect();
            let listens = fields.len() > 9 && fields[3] == "0A" && fields[1].ends_with(&port);
            listens.then(|| format!("socket:[{}]", fields[9]))
        })
    };
    let socket = of_table("tcp").or_else(|| of_table("tcp6"))?;
    let processes = fs::read_dir("/proc").ok()?.filter_map(|entry| {
        let name = entry.ok()?.file_name();
        name.to_str()?.parse::<u64>().ok()
    });
    let has_it = |pid: &u64| {
        let Ok(files) = fs::read_dir(format!("/proc/{pid}/fd")) else { return false };
        files.flatten().any(|file| {
            fs::read_link(file.path()).is_ok_and(|link| link.to_str() == Some(socket.as_str()))
        })
    };
    let mut processes = processes;
    processes.find(has_it).map(Server::of)
}
