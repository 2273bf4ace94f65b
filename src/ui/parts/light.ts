import { useRef, useState, useSyncExternalStore } from 'react';

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
