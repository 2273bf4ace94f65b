/** Says where the page is scrolled to; what a browser scrolls beyond either end counts as that end. */
export function watchScrolling(say: (y: number) => void) {
  const tell = () => {
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    say(Math.max(0, Math.min(window.scrollY, lowest)));
  };
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
}
