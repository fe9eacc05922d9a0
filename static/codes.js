// Draws QR codes, and reads them in the picture of a camera, for phones that join a table. The page
// fetches it when the first phone is to join (src/platform/codes.rs, src/platform/camera.rs), and the
// same file is also the worker that reads. tools/postbuild.mjs bundles it with the library.
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';

/** The longest side of a picture that is read, in pixels. */
const SIDE = 1280;

/** The time between two pictures that are read, in milliseconds. */
const PAUSE = 120;

/** The time after which a camera that gives no pictures has ended, in milliseconds. */
const PATIENCE = 4_000;

/** The library's effort for one picture: several attempts, for at most this many milliseconds. */
const EFFORT = { effort: 4, timeLimit: 100 };

/** Returns the number of modules of a side, with the quiet zone, and the dark ones as an SVG path. */
function draw(text) {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1h-${(end < 0 ? row.length : end) - x}z`];
    }),
  );
  return [String(rows.length), runs.join('')];
}

/** Returns the text of the code in these pixels, or null. */
function decode(pixels) {
  try {
    return decodeQR(pixels, EFFORT);
  } catch {
    // It throws where there is no code.
    return null;
  }
}

let canvas;
/** Returns the pixels of a picture of this size, smaller if it is large. */
function pixelsOf(picture, width, height) {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const size = [Math.round(width * scale), Math.round(height * scale)];
  canvas ??= self.document ? document.createElement('canvas') : new OffscreenCanvas(1, 1);
  [canvas.width, canvas.height] = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(picture, 0, 0, ...size);
  return context.getImageData(0, 0, ...size);
}

/** Returns what reads pictures: a worker, so that the page stays responsive; without one, the page. */
function reader(source) {
  let [worker, takesFrames] = [undefined, true];
  try {
    worker = new Worker(source);
  } catch {
    // It is forbidden here.
  }
  const answer = (picture, transferred) =>
    new Promise((done) => {
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = (event) => {
        // It is handled: keep it out of the console.
        event.preventDefault();
        worker = undefined;
        done(null);
      };
      worker.postMessage(picture, [transferred]);
    });
  return {
    /** Returns the text of the code in the current picture of a video, or null. */
    async read(video) {
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
      if (worker && takesFrames) {
        try {
          // The pixels stay off the page, which would be slow to read them.
          const frame = new VideoFrame(video);
          return await answer({ frame }, frame);
        } catch {
          // An older browser.
          takesFrames = false;
        }
      }
      const pixels = pixelsOf(video, video.videoWidth, video.videoHeight);
      return worker ? answer({ pixels }, pixels.data.buffer) : decode(pixels);
    },
    end: () => worker?.terminate(),
  };
}

/** The cameras of the device, as the browser has named them last, and the one that the person has chosen. */
let [cameras, chosen] = [[], undefined];

/** Returns the cameras that are there now; none if the browser does not tell. */
async function present() {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput');
}

/** Returns the ids of these cameras as one text. */
const idsOf = (all) => all.map(({ deviceId }) => deviceId).join();

/**
 * Opens a camera: the one with this number among `cameras`, else the one that was chosen before, else one on
 * this side of the device. Fails with the browser's error, or one of ours, which has a name too.
 */
async function open(source, side, nth) {
  const { mediaDevices } = navigator;
  if (!mediaDevices) throw { name: isSecureContext ? 'NotFoundError' : 'NotSecureError' };
  chosen = cameras[nth]?.deviceId ?? chosen;
  const which = chosen ? { deviceId: { exact: chosen } } : { facingMode: { ideal: side } };
  const wish = { video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } }, audio: false };
  let stream;
  try {
    stream = await mediaDevices.getUserMedia(wish);
  } catch (error) {
    chosen = undefined;
    throw error;
  }
  const [track] = stream.getVideoTracks();
  const { deviceId, facingMode } = track.getSettings();
  // Browsers name the cameras only once one is allowed.
  cameras = await present();
  let isOld = false;
  const compare = async () => {
    isOld = idsOf(await present()) !== idsOf(cameras);
  };
  mediaDevices.addEventListener('devicechange', compare);
  const { read, end } = reader(source);
  let close;
  const closed = new Promise((done) => (close = done));
  const pause = () => new Promise((done) => setTimeout(done, PAUSE));

  /** The time since the last picture, about. */
  let silent = 0;
  /** Waits for a code in a video that shows the camera, or for a camera to come or go: that is an empty text. */
  async function look(video) {
    for (;;) {
      await pause();
      // A hidden page gets no pictures, and one that was frozen gets them only after a while.
      silent = track.muted && !document.hidden ? silent + PAUSE : 0;
      if (track.readyState === 'ended' || silent > PATIENCE) return null;
      if (isOld) return '';
      // The browser may have stopped it while the page was hidden.
      if (video.paused) video.play().catch(() => {});
      const code = await read(video).catch(() => null);
      if (code) return code;
    }
  }

  return {
    labels: cameras.map(({ label }, at) => label || String(at + 1)),
    at: cameras.findIndex((camera) => camera.deviceId === deviceId),
    show(video) {
      video.muted = true;
      video.srcObject = stream;
      // As in a mirror, unless the camera looks away from the person.
      video.classList.toggle('mirrored', facingMode !== 'environment');
      video.play().catch(() => {});
    },
    /** Returns the next code that the camera sees in its video; null once it has ended, '' if the list is old. */
    next: (video) => Promise.race([closed, look(video)]),
    close() {
      mediaDevices.removeEventListener('devicechange', compare);
      for (const one of stream.getTracks()) one.stop();
      end();
      close(null);
    },
  };
}

if (self.document) {
  const { src } = document.currentScript;
  self.regaliaCodes = { draw, open: (side, nth) => open(src, side, nth) };
} else {
  onmessage = ({ data: { frame, pixels } }) => {
    pixels ??= pixelsOf(frame, frame.displayWidth, frame.displayHeight);
    frame?.close();
    postMessage(decode(pixels));
  };
}
