export function watchOnline(say: () => void) {
  window.addEventListener('online', say);
  return () => window.removeEventListener('online', say);
}

/** As far as the browser knows: a line that is cut further on still counts. */
export const isOnline = (): boolean => navigator.onLine;
