import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** What this browser alone knows; while a page that the server drew comes to life, what it was drawn with. */
export const useOfBrowser = <Value>(own: Value, drawn: Value): Value =>
  useSyncExternalStore(
    neverChanges,
    () => own,
    () => drawn,
  );
