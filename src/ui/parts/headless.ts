import { useSyncExternalStore } from 'react';

type Headless = typeof import('./headless/index.ts');

let loaded: Headless | null = null;
let loading: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Loads what is built on Headless UI; false where it did not load: the next call tries again. */
export function loadHeadless(): Promise<boolean> {
  loading ??= import('./headless/index.ts').then(
    (code) => {
      loaded = code;
      for (const listener of listeners) listener();
      return true;
    },
    () => {
      loading = null;
      return false;
    },
  );
  return loading;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is built on Headless UI; null until it is loaded. */
export const useHeadless = (): Headless | null =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );

const load = () => void loadHeadless();

/** For a plain button that opens a dialog: loads it while the pointer or the focus is on the way. */
export const loadOnApproach = { onPointerEnter: load, onFocus: load } as const;
