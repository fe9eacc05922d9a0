//! The client's end of a WebSocket (RFC 6455): the greeting, and frames with binary messages. The crate
//! for it turns on features of the generator's crate in every native program, which the page has not.

/// The longest message that is read, in bytes.
const MAX_MESSAGE: usize = 1 << 20;

/// The longest answer to a greeting, in bytes.
const MAX_ANSWER: usize = 8_192;

/// The mask of all frames. It protects what is between from scripts of a page, which are not here.
const MASK: [u8; 4] = [0x52, 0x65, 0x67, 0x61];

const BINARY: u8 = 2;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

/// Bytes that are none of a server's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

/// Returns the request for a connection that speaks MQTT.
pub fn greeting(host: &str, path: &str) -> Vec<u8> {
    format!(
        "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Key: cmVnYWxpYSdzIGNyb3dkIQ==\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Protocol: mqtt\r\nOrigin: http://{host}\r\n\r\n"
    )
    .into_bytes()
}

/// Returns the length of a server's answer to a greeting; `None` if it is not complete.
///
/// # Errors
/// Returns an error if the server refuses.
pub fn answer_length(bytes: &[u8]) -> Result<Option<usize>, Broken> {
    match bytes.windows(4).position(|part| part == b"\r\n\r\n") {
        Some(at) if bytes.starts_with(b"HTTP/1.1 101 ") => Ok(Some(at + 4)),
        None if bytes.len() < MAX_ANSWER => Ok(None),
        _ => Err(Broken),
    }
}

/// Returns a binary message as one frame.
pub fn binary(message: &[u8]) -> Vec<u8> {
    frame(BINARY, message)
}

fn frame(kind: u8, content: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0x80 | kind];
    match content.len() {
        length @ ..126 => bytes.push(0x80 | length as u8),
        length @ ..0x1_0000 => {
            bytes.push(0x80 + 126);
            bytes.extend((length as u16).to_be_bytes());
        }
        length => {
            bytes.push(0x80 + 127);
            bytes.extend((length as u64).to_be_bytes());
        }
    }
    bytes.extend(MASK);
    bytes.extend(content.iter().zip(MASK.iter().cycle()).map(|(byte, mask)| byte ^ mask));
    bytes
}

/// Reads the frames of a server from bytes that arrive in pieces of any size.
#[derive(Default)]
pub struct FrameReader {
    unread: Vec<u8>,
    /// The message whose last frame has not come yet.
    message: Vec<u8>,
}

/// The content of the frames that were read.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The binary messages.
    pub messages: Vec<Vec<u8>>,
    /// The bytes to be sent back.
    pub answers: Vec<u8>,
    /// True if the server closes the connection.
    pub is_closed: bool,
}

impl FrameReader {
    /// Reads the frames that are complete with these bytes.
    ///
    /// # Errors
    /// Returns an error if a frame is none of a server's.
    pub fn read(&mut self, bytes: &[u8]) -> Result<Said, Broken> {
        self.unread.extend(bytes);
        let mut said = Said::default();
        let mut at = 0;
        while let Some((head, content, length)) = split(&self.unread[at..])? {
            at += length;
            match head & 0x0f {
                0 | BINARY => {
                    self.message.extend(content);
                    if self.message.len() > MAX_MESSAGE {
                        return Err(Broken);
                    }
                    if head & 0x80 != 0 {
                        said.messages.push(std::mem::take(&mut self.message));
                    }
                }
                PING => said.answers.extend(frame(PONG, content)),
                PONG => {}
                CLOSE => said.is_closed = true,
                _ => return Err(Broken),
            }
        }
        self.unread.drain(..at);
        Ok(said)
    }
}

/// The first byte of a frame, its content, and its length.
type Split<'a> = (u8, &'a [u8], usize);

/// Splits the first frame off; `None` if it is not complete.
fn split(bytes: &[u8]) -> Result<Option<Split<'_>>, Broken> {
    let [head, short, rest @ ..] = bytes else { return Ok(None) };
    let wide = match short {
        ..126 => 0,
        126 => 2,
        127 => 8,
        // A server masks nothing.
        _ => return Err(Broken),
    };
    let Some((number, rest)) = rest.split_at_checked(wide) else { return Ok(None) };
    let number = number.iter().fold(0, |number, &byte| number << 8 | u64::from(byte));
    let length = if wide == 0 { u64::from(*short) } else { number };
    if length > MAX_MESSAGE as u64 {
        return Err(Broken);
    }
    let content = rest.get(..length as usize);
    Ok(content.map(|content| (*head, content, 2 + wide + content.len())))
}
