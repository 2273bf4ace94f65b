/** Says whether the reader's settings ask for less motion, first at once and then whenever that changes. */
export function watchReducedMotion(say: (isReduced: boolean) => void) {
  const asked = matchMedia('(prefers-reduced-motion: reduce)');
  const tell = () => say(asked.matches);
  tell();
  asked.addEventListener('change', tell);
  return () => asked.removeEventListener('change', tell);
}
