/** Half a screen: what comes this near is about to be seen. */
const MARGIN = '50% 0%';

/** Calls once, when an element is about to be seen. */
export function watchNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
