// Cameras that are a canvas on which a test paints the code that another page shows. The functions
// run in the page of any engine.

/**
 * Makes the cameras of the page a canvas. `window.paint` shows them a code, `window.cameras` is their
 * list, `window.noCamera` the name of the error with which they do not open, and `window.track` what
 * was opened last.
 */
export function paintedCamera() {
  const [WIDTH, HEIGHT] = [1280, 720];
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  /**
   * Shows the cameras a code, as large as this share of their picture's height, and as far to the right:
   * 0 at its left edge, 1 at its right one.
   */
  window.paint = ({ side, path }, { share = 0.8, right = 0.5, turn = 0, light = 1, blur = 0 } = {}) => {
    const size = HEIGHT * share;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.filter = 'none';
    context.fillStyle = '#555';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.filter = `brightness(${light}) blur(${blur}px)`;
    context.translate(size / 2 + right * (WIDTH - size), HEIGHT / 2);
    context.rotate((turn * Math.PI) / 180);
    context.scale(size / side, size / side);
    context.translate(-side / 2, -side / 2);
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
    context.fillStyle = 'black';
    context.fill(new Path2D(path));
  };
  window.cameras = [{ deviceId: 'front', label: 'Front camera', facingMode: 'user' }];
  if (!window.MediaDevices) return;
  MediaDevices.prototype.enumerateDevices = async () => window.cameras.map((camera) => ({ kind: 'videoinput', ...camera }));
  MediaDevices.prototype.getUserMedia = async ({ video: { deviceId, facingMode } }) => {
    if (window.noCamera) throw new DOMException('made to fail', window.noCamera);
    const wanted = deviceId ? ({ deviceId: id }) => id === deviceId.exact : (camera) => camera.facingMode === facingMode.ideal;
    const camera = window.cameras.find(wanted) ?? (deviceId ? undefined : window.cameras[0]);
    if (!camera) throw new DOMException('there is no such camera', 'OverconstrainedError');
    const stream = canvas.captureStream(30);
    [window.track] = stream.getVideoTracks();
    window.track.getSettings = () => camera;
    // A canvas that stays the same gives no frames; for Firefox a pixel has to be drawn.
    setInterval(() => {
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.fillStyle = '#555';
      context.fillRect(0, 0, 1, 1);
      context.restore();
    }, 50);
    return stream;
  };
}

/** Returns the code that the page shows, for `paint`. */
export function shownCode() {
  const svg = document.querySelector('.qr');
  return { side: Number(svg.getAttribute('viewBox').split(' ')[2]), path: svg.querySelector('path').getAttribute('d') };
}
