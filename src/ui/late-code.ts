import { useSyncExternalStore } from 'react';

/** Code that comes once it is asked for, and changes what is shown when it is here. */
export function lateCode<Code>(bring: () => Promise<Code>) {
  let here: Code | null = null;
  let coming: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    /** Says whether it came; a failed load is forgotten, so the next use tries again. */
    load(): Promise<boolean> {
      coming ??= bring().then(
        (code) => {
          here = code;
          for (const listener of listeners) listener();
          return true;
        },
        () => {
          coming = null;
          return false;
        },
      );
      return coming;
    },
    /** Null until it is here. */
    useCode: (): Code | null =>
      useSyncExternalStore(
        subscribe,
        () => here,
        () => null,
      ),
  };
}
