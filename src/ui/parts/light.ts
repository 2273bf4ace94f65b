import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

type Parts = typeof import('./headless/index.ts');

let parts: Parts | null = null;
let coming: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Brings the real parts and says whether they came; a failed load is forgotten, so the next touch tries again. */
export function prefetchParts(): Promise<boolean> {
  coming ??= import('./headless/index.ts').then(
    (loaded) => {
      parts = loaded;
      for (const listener of listeners) listener();
      return true;
    },
    () => {
      coming = null;
      return false;
    },
  );
  return coming;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The real parts once they are here, else null. */
export const useParts = () =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => null,
  );

const prefetch = () => void prefetchParts();

/** For a plain button that opens a dialog: brings the parts while the hand is on its way. */
export const warming = { onPointerEnter: prefetch, onFocus: prefetch } as const;

export interface Awakened {
  /** The keys pressed on the light trigger while the real part was on its way; empty for a click. */
  readonly keys: readonly string[];
  readonly focused: boolean;
}

/**
 * A trigger that opens something stays a plain button until it is used: a click or an opening key asks for the
 * real part, keys pressed meanwhile are kept, and the real part gets focus and keys when it stands in its place.
 */
export function useLightTrigger() {
  const loaded = useParts();
  const [asked, setAsked] = useState(false);
  const keys = useRef<string[]>([]);
  const ask = async () => {
    setAsked(true);
    if (await prefetchParts()) return;
    keys.current = [];
    setAsked(false);
  };
  return {
    parts: asked ? loaded : null,
    waiting: asked && !loaded,
    keys,
    trigger: {
      ...warming,
      onClick: () => {
        if (!asked) keys.current = ['Enter'];
        void ask();
      },
      onKeyDown: (event: {
        key: string;
        ctrlKey: boolean;
        metaKey: boolean;
        altKey: boolean;
        preventDefault(): void;
      }) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const opens = event.key === 'Enter' || event.key === ' ' || event.key.startsWith('Arrow');
        const typed = event.key.length === 1 || ['Home', 'End', 'Escape'].includes(event.key);
        if (!opens && !(asked && typed)) return;
        event.preventDefault();
        keys.current.push(event.key);
        void ask();
      },
    },
  };
}

export const press = (target: Element | null, key: string) =>
  target?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Frames to wait for the opened part to take the focus before the kept keys go on. */
const PATIENCE = 8;

/**
 * Focuses the real trigger as it takes its place and gives it, one by one, the keys its forerunner was given; keys
 * that arrive before the opened part has the focus wait in the same row.
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
  const real = touched && !pressed && !composing ? loaded : null;
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
