/** Says whether the reader's settings ask for less motion, first at once and then whenever that changes. */
export function watchReducedMotion(notify: (isReduced: boolean) => void) {
  const asked = matchMedia('(prefers-reduced-motion: reduce)');
  const update = () => notify(asked.matches);
  update();
  asked.addEventListener('change', update);
  return () => asked.removeEventListener('change', update);
}
