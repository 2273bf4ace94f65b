import { useSyncExternalStore } from 'react';

type Headless = typeof import('./headless/index.ts');

let loaded: Headless | null = null;
let loading: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Loads the Headless UI components; resolves to false on failure, and the next call retries. */
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

/** The Headless UI components; null until loaded. */
export const useHeadless = (): Headless | null =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
