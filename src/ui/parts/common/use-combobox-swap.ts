import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { loadHeadless, useHeadless } from '../headless.ts';

type Selection = readonly [start: number | null, end: number | null];

/** Selection and input-method state of the plain field. */
export interface PlainFieldState {
  selection: RefObject<Selection>;
  setComposing: (isComposing: boolean) => void;
}

/**
 * Replaces a plain text field with the Headless combobox once the field was touched and the combobox is loaded, but
 * never during a pointer press or an IME composition. Focus and selection are carried over.
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
  // Never swapped back: removing the Headless field during a press would lose the click.
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
        // The click follows pointerup, which may happen anywhere on the page.
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
      /* React reports no blur for an element it removes, so this is the user leaving. */
      onBlur: () => {
        hasFocus.current = false;
        onLeave?.();
      },
    },
  };
}
