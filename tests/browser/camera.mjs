// A camera that is a canvas on which a test paints the code that another page shows. The functions
// run in the page of any engine.

/** Makes the camera of the page a canvas; `window.paint` shows it a code. */
export function paintedCamera() {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1280, 720];
  const context = canvas.getContext('2d');
  context.fillRect(0, 0, 1280, 720);
  /** Shows the camera a code, as large as this share of its height. */
  window.paint = ({ side, path }, { share = 0.8, turn = 0, light = 1, blur = 0 } = {}) => {
    const scale = (720 * share) / side;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.filter = 'none';
    context.fillStyle = '#555';
    context.fillRect(0, 0, 1280, 720);
    context.filter = `brightness(${light}) blur(${blur}px)`;
    context.translate(640, 360);
    context.rotate((turn * Math.PI) / 180);
    context.scale(scale, scale);
    context.translate(-side / 2, -side / 2);
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
    context.fillStyle = 'black';
    context.fill(new Path2D(path));
  };
  if (window.MediaDevices) MediaDevices.prototype.getUserMedia = async () => {
    if (window.noCamera) throw new DOMException('made to fail', 'NotAllowedError');
    const stream = canvas.captureStream(30);
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
