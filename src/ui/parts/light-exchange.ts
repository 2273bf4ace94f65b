import { useLayoutEffect, useRef, useState } from 'react';
import { prefetchParts, useParts } from './light.ts';

const prefetch = () => void prefetchParts();

/**
 * A part that works by itself while light (a tab row, a check, a text field) is exchanged for the real one once it
 * has been touched and the parts are here, but never under a pressed pointer or an open input method. The focus
 * stays: `find` names the element that takes it over.
 */
export function useExchange<Host extends HTMLElement>(find: (host: Host) => HTMLElement | null) {
  const loaded = useParts();
  const [touched, setTouched] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [composing, setComposing] = useState(false);
  const host = useRef<Host>(null);
  const focused = useRef(false);
  const seek = useRef(find);
  seek.current = find;
  const [exchanged, setExchanged] = useState(false);
  const due = touched && !pressed && !composing && loaded !== null;
  // There is no way back: a press on the real part would take it away under the pointer, and its click with it.
  if (due && !exchanged) setExchanged(true);
  const real = due || exchanged ? loaded : null;
  useLayoutEffect(() => {
    if (real && focused.current && host.current) seek.current(host.current)?.focus();
  }, [real]);
  return {
    parts: real,
    compose: setComposing,
    watch: {
      ref: host,
      onPointerEnter: prefetch,
      onPointerDown: () => {
        /* The click follows its pointerup, and the pointer may be let go anywhere on the page. */
        const release = () => setTimeout(() => setPressed(false));
        window.addEventListener('pointerup', release, { once: true });
        window.addEventListener('pointercancel', release, { once: true });
        setPressed(true);
        setTouched(true);
        prefetch();
      },
      onFocus: () => {
        focused.current = true;
        setTouched(true);
        prefetch();
      },
      /* React hears no blur of an element it takes away itself, so this is a person leaving. */
      onBlur: () => {
        focused.current = false;
      },
    },
  };
}
