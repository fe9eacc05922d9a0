// Draws and reads QR codes, for phones that join a table. The page fetches it when the first phone
// is to join (src/platform/codes.rs); tools/postbuild.mjs bundles it with the library.
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';

/** The longest side of a frame that is read, in pixels. */
const SIDE = 1280;

const canvas = document.createElement('canvas');

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

/** Returns the text of the code in the current frame of a video, or null. */
function read(video) {
  const { videoWidth, videoHeight } = video;
  if (!videoWidth || !videoHeight) return null;
  const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight));
  [canvas.width, canvas.height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // It throws where there is no code.
    return null;
  }
}

self.regaliaCodes = { draw, read };
