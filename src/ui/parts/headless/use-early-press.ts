import { type RefObject, useLayoutEffect, useRef } from 'react';

/** State of the button that stands in for a part's trigger while the part's code loads; a ref, so that it re-renders nothing. */
export interface EarlyPress {
  early: RefObject<'untouched' | 'focused' | 'pressed'>;
}

/** Handlers of the stand-in button; a press also retries a failed load. */
export const earlyHandlers = ({ early }: EarlyPress, onRetry?: () => void) => ({
  onFocus: () => {
    early.current = 'focused';
  },
  onBlur: () => {
    early.current = 'untouched';
  },
  onClick: () => {
    early.current = 'pressed';
    onRetry?.();
  },
});

/** Focuses the trigger when its stand-in had the focus, and opens its part when the stand-in was pressed. */
export function useEarlyPress({ early }: EarlyPress) {
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const state = early.current;
    early.current = 'untouched';
    if (state === 'untouched') return;
    trigger.current?.focus();
    if (state === 'pressed')
      trigger.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, [early]);
  return trigger;
}
