/** The last moment of a page in which something may be kept. */
export function watchLeaving(say: () => void) {
  window.addEventListener('pagehide', say);
  return () => window.removeEventListener('pagehide', say);
}
