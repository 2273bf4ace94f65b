interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Viewport {
  zoom: (factor: number, at?: { x: number; y: number }) => void;
  fit: () => void;
  pan: (right: number, down: number) => void;
  /** Scrolls a part into view unless it is visible. */
  show: (part: SVGGraphicsElement) => void;
  /** Centres a part at a readable size. */
  near: (part: SVGGraphicsElement) => void;
}

/** Moves the picture under its frame: everything is in the view box. */
export function viewportOf(svg: SVGSVGElement): Viewport {
  const whole = { width: Number(svg.dataset.width), height: Number(svg.dataset.height) };
  const { x, y, width, height } = svg.viewBox.baseVal;
  let view: View = { x, y, width, height };

  const set = (next: View) => {
    view = next;
    svg.setAttribute('viewBox', [next.x, next.y, next.width, next.height].map((one) => one.toFixed(1)).join(' '));
  };
  const frame = () => svg.getBoundingClientRect();
  const scale = () => Math.min(frame().width / view.width, frame().height / view.height) || 1;

  const fit = () => set({ x: 0, y: 0, ...whole });
  const zoom = (factor: number, at?: { x: number; y: number }) => {
    const { left, top, width, height } = frame();
    const now = scale();
    const next = Math.min(Math.max(now * factor, 0.1), 4);
    const full = { x: view.x + (view.width - width / now) / 2, y: view.y + (view.height - height / now) / 2 };
    const point = at === undefined ? { x: width / 2, y: height / 2 } : { x: at.x - left, y: at.y - top };
    set({
      x: full.x + point.x / now - point.x / next,
      y: full.y + point.y / now - point.y / next,
      width: width / next,
      height: height / next,
    });
  };

  const pan = (right: number, down: number) =>
    set({ ...view, x: view.x + right / scale(), y: view.y + down / scale() });

  const show = (part: SVGGraphicsElement) => {
    const [box, around] = [part.getBoundingClientRect(), frame()];
    if (around.width === 0) return;
    const right = outside(box.left, box.right, around.left, around.right);
    const down = outside(box.top, box.bottom, around.top, around.bottom);
    if (right !== 0 || down !== 0) pan(right, down);
  };

  const near = (part: SVGGraphicsElement) => {
    const around = frame();
    if (around.width === 0) return;
    const next = Math.max(scale(), LEGIBLE);
    const box = part.getBBox();
    const [wide, high] = [around.width / next, around.height / next];
    set({ x: box.x + box.width / 2 - wide / 2, y: box.y + box.height / 2 - high / 2, width: wide, height: high });
  };

  listen(svg, { zoom, pan });
  return { zoom, fit, pan, show, near };
}

const MARGIN = 32;
/** Scale below which labels are illegible. */
const LEGIBLE = 0.7;

const outside = (from: number, to: number, first: number, last: number) =>
  from < first ? from - first - MARGIN : to > last ? Math.min(to - last + MARGIN, from - first - MARGIN) : 0;

/** Below this a press is a click and not a drag. */
const DRAG = 4;

function listen(svg: SVGSVGElement, { zoom, pan }: Pick<Viewport, 'zoom' | 'pan'>) {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;

  svg.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) zoom(Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
      else pan(event.deltaX, event.deltaY);
    },
    { passive: false },
  );
  svg.addEventListener('pointerdown', (event) => {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    travelled = 0;
  });
  svg.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled > DRAG && !svg.hasPointerCapture(event.pointerId)) {
      svg.setPointerCapture(event.pointerId);
      svg.dataset.dragging = 'yes';
    }
    if (other === undefined) pan(before.x - now.x, before.y - now.y);
    else {
      const [old, next] = [spread(before, other), spread(now, other)];
      if (old > 0) zoom(next / old, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    fingers.set(event.pointerId, now);
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    svg.addEventListener(end, (event) => {
      fingers.delete(event.pointerId);
      delete svg.dataset.dragging;
    });
  }
  svg.addEventListener(
    'click',
    (event) => {
      if (travelled > DRAG) event.stopPropagation();
    },
    { capture: true },
  );
}

const spread = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);
