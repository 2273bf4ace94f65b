/** Says where the page is scrolled to; what a browser scrolls beyond either end counts as that end. */
export function watchScrolling(notify: (y: number) => void) {
  const update = () => {
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    notify(Math.max(0, Math.min(window.scrollY, lowest)));
  };
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}
