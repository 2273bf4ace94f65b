export function watchOnline(notify: () => void) {
  window.addEventListener('online', notify);
  return () => window.removeEventListener('online', notify);
}

/** As far as the browser knows: a line that is cut further on still counts. */
export const isOnline = (): boolean => navigator.onLine;
