import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Value known only to the browser; during hydration, the value the server rendered with. */
export const useOfBrowser = <Value>(own: Value, drawn: Value): Value =>
  useSyncExternalStore(
    neverChanges,
    () => own,
    () => drawn,
  );
