import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

export const press = (target: Element | null, key: string) =>
  target?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Animation frames to wait for the opened part to take the focus before replaying keys. */
const PATIENCE = 8;

/**
 * Focuses the real trigger when it replaces the plain one, and replays the recorded keys one by one; keys pressed
 * before the opened part has the focus join the same queue.
 */
export function useReplay(keys: { current: string[] }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useRef<'waiting' | 'pressing' | 'done'>('waiting');
  useLayoutEffect(() => {
    const element = trigger.current;
    let frame = 0;
    const give = (target: Element | null) => {
      const key = keys.current.shift();
      if (key === undefined) {
        state.current = 'done';
        return;
      }
      state.current = 'pressing';
      press(target, key);
      state.current = 'waiting';
    };
    const next = (patience: number) => {
      const opening = document.activeElement === element && patience > 0;
      if (state.current === 'done') return;
      if (!opening) give(document.activeElement);
      if (opening || keys.current.length > 0) frame = requestAnimationFrame(() => next(opening ? patience - 1 : 0));
      else state.current = 'done';
    };
    element?.focus();
    give(element);
    if (state.current === 'waiting') frame = requestAnimationFrame(() => next(PATIENCE));
    return () => cancelAnimationFrame(frame);
  }, [keys]);
  return {
    ref: trigger,
    onKeyDownCapture: (event: KeyboardEvent<HTMLButtonElement>) => {
      if (state.current !== 'waiting') return;
      if (event.key === 'Escape') {
        keys.current = [];
        state.current = 'done';
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      keys.current.push(event.key);
    },
  };
}
