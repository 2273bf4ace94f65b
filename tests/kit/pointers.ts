import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

/** The page's own coordinates of a point in the frame that the test lives in. */
function onPage(x: number, y: number) {
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame === undefined ? 1 : frame.width / window.innerWidth;
  return { x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + y * scale };
}

export interface Pointer {
  name: string;
  down: (x: number, y: number) => Promise<unknown>;
  move: (x: number, y: number) => Promise<unknown>;
  up: (x: number, y: number) => Promise<unknown>;
}

export const stroke = (pointerType: 'mouse' | 'pen'): Pointer => {
  const send = (type: string, buttons: number) => (x: number, y: number) =>
    cdp().send('Input.dispatchMouseEvent', {
      type: type as 'mousePressed',
      ...onPage(x, y),
      button: type === 'mouseMoved' && buttons === 0 ? 'none' : 'left',
      buttons,
      clickCount: 1,
      pointerType,
    });
  return {
    name: pointerType,
    down: send('mousePressed', 1),
    move: send('mouseMoved', 1),
    up: send('mouseReleased', 0),
  };
};

export const finger: Pointer = {
  name: 'touch',
  down: (x, y) => cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [onPage(x, y)] }),
  move: (x, y) => cdp().send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [onPage(x, y)] }),
  up: () => cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
};

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The middle of an element once it lies still and nothing covers it: a pointer goes to a point, not to an element. */
async function restingMiddle(element: Element) {
  let { x, y } = middleOf(element);
  await expect
    .poll(async () => {
      await new Promise(requestAnimationFrame);
      const before = { x, y };
      ({ x, y } = middleOf(element));
      return x === before.x && y === before.y && element.contains(document.elementFromPoint(x, y));
    })
    .toBe(true);
  return { x, y };
}

/** Pulls an element by its middle, in four moves. */
export async function dragBy(pointer: Pointer, handle: Element, by: number) {
  const { x, y } = await restingMiddle(handle);
  await pointer.down(x, y);
  for (const share of [0.25, 0.5, 0.75, 1]) await pointer.move(x + by * share, y + 1);
  await pointer.up(x + by, y + 1);
}
