export function watchOnline(say: () => void) {
  window.addEventListener('online', say);
  return () => window.removeEventListener('online', say);
}
