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

/** Pulls an element by its middle, in four moves. */
export async function dragBy(pointer: Pointer, handle: Element, by: number) {
  const { left, top, width, height } = handle.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  await pointer.down(x, y);
  for (const share of [0.25, 0.5, 0.75, 1]) await pointer.move(x + by * share, y + 1);
  await pointer.up(x + by, y + 1);
}
