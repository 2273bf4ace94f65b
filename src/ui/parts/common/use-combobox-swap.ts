import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { loadHeadless, useHeadless } from '../headless.ts';

type Selection = readonly [start: number | null, end: number | null];

/** What the plain field reports: its selection as it goes, and the input method. */
export interface PlainFieldState {
  selection: RefObject<Selection>;
  setComposing: (isComposing: boolean) => void;
}

/**
 * A plain text field gives way to the Headless combobox once it has been touched and that is loaded, but never under
 * a pressed pointer or an open input method. Focus and selection stay, so the next key does there what it would have
 * done here.
 */
export function useComboboxSwap(onLeave: (() => void) | undefined) {
  const loaded = useHeadless();
  const [isTouched, setTouched] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const [isSwapped, setSwapped] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const selection = useRef<Selection>([null, null]);
  const isDue = isTouched && !isPressed && !isComposing && loaded !== null;
  // Never swapped back: a press on the Headless field would remove it under the pointer, and its click with it.
  if (isDue && !isSwapped) setSwapped(true);
  const headless = isDue || isSwapped ? loaded : null;
  useLayoutEffect(() => {
    const input = container.current?.querySelector('input');
    if (headless && hasFocus.current && input) {
      input.setSelectionRange(...selection.current);
      input.focus();
    }
  }, [headless]);
  return {
    headless,
    field: { selection, setComposing } satisfies PlainFieldState,
    handlers: {
      ref: container,
      onPointerEnter: () => void loadHeadless(),
      onPointerDown: () => {
        // The click follows its pointerup, and the pointer may be let go anywhere on the page.
        const release = () => setTimeout(() => setPressed(false));
        window.addEventListener('pointerup', release, { once: true });
        window.addEventListener('pointercancel', release, { once: true });
        setPressed(true);
        setTouched(true);
        void loadHeadless();
      },
      onFocus: () => {
        hasFocus.current = true;
        setTouched(true);
        void loadHeadless();
      },
      /* React reports no blur of an element it removes itself, so this is a person leaving. */
      onBlur: () => {
        hasFocus.current = false;
        onLeave?.();
      },
    },
  };
}
