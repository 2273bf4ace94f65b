import { useSyncExternalStore } from 'react';

type Headless = typeof import('./headless/index.ts');

let loaded: Headless | null = null;
let loading: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Loads what is built on Headless UI and says whether it came; a failed load is forgotten, so the next use tries again. */
export function loadHeadless(): Promise<boolean> {
  loading ??= import('./headless/index.ts').then(
    (module) => {
      loaded = module;
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

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Null until it is loaded. */
export const useHeadless = () =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );

const load = () => void loadHeadless();

/** For a plain button that opens a dialog: loads it while the pointer or the focus is on the way. */
export const loadOnApproach = { onPointerEnter: load, onFocus: load } as const;
