/** Says whether the reader's settings ask for less motion, first at once and then whenever that changes. */
export function watchReducedMotion(notify: (isReduced: boolean) => void) {
  const asked = matchMedia('(prefers-reduced-motion: reduce)');
  const update = () => notify(asked.matches);
  update();
  asked.addEventListener('change', update);
  return () => asked.removeEventListener('change', update);
}

/** Puts a person who came by a link at the start of the new page, for eyes and for assistive technology. */
export function startOfPage() {
  document.getElementById('content')?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}

/** As long as tokens.css says a fast movement takes. */
const PAGE_LEAVE_MS = 160;

/** Resolves when the old page has faded, at once where the person wants no movement. */
export const pageLeft = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        setTimeout(resolve, PAGE_LEAVE_MS);
      });

/** Says where the page is scrolled to; what a browser scrolls beyond either end counts as that end. */
export function watchScrolling(notify: (y: number) => void) {
  const update = () => {
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    notify(Math.max(0, Math.min(window.scrollY, lowest)));
  };
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
