/** Says the path of each link of this site that comes into view. */
export function watchLinksInView(notify: (path: string) => void) {
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) notify(target.pathname);
    }
  });
  const observe = (root: ParentNode) => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) inView.observe(link);
  };
  const added = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) observe(node.parentElement ?? node);
    }
  });
  observe(document);
  added.observe(document.body, { childList: true, subtree: true });
  return () => {
    inView.disconnect();
    added.disconnect();
  };
}
