import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Value known only to the browser; during hydration, the value the server rendered with. */
export const useOfBrowser = <Value>(own: Value, rendered: Value): Value =>
  useSyncExternalStore(
    neverChanges,
    () => own,
    () => rendered,
  );
