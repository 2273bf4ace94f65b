const KEY = 'demo-strip-closed';

/** Whether the strip was closed in this tab. */
export function isStripClosed(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepStripClosed() {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // It then stays closed until the page is loaded anew.
  }
}
