import { STRIP_CLOSED } from '#domain/storage-names.ts';
/** Whether the strip was closed in this tab. */
export function isStripClosed(): boolean {
  try {
    return sessionStorage.getItem(STRIP_CLOSED) !== null;
  } catch {
    return false;
  }
}

export function keepStripClosed() {
  try {
    sessionStorage.setItem(STRIP_CLOSED, '1');
  } catch {
    // It then stays closed until the next page load.
  }
}
