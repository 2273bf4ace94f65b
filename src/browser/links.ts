/** Returns the absolute URL, for links shared outside the site. */
export const absolute = (address: string): string => new URL(address, location.origin).href;

interface LinkListener {
  /** A link of this site stayed in view for the given time. */
  seen(path: string): void;
  /** The pointer, the focus or a finger came to one. */
  wanted(path: string): void;
}

const LINKS = 'a[href^="/"]';
const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/** Behind an open window a link is seen and cannot be followed. */
function isCovered(link: Element): boolean {
  const windows = [...document.querySelectorAll('[aria-modal=true]')];
  return windows.length > 0 && !windows.some((one) => one.contains(link));
}

function watchView(restMs: number, seen: (path: string) => void) {
  const resting = new Map<Element, ReturnType<typeof setTimeout>>();
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(resting.get(target));
      resting.delete(target);
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const rested = () => {
        if (isCovered(target)) return void resting.set(target, setTimeout(rested, restMs));
        inView.unobserve(target);
        resting.delete(target);
        seen(target.pathname);
      };
      resting.set(target, setTimeout(rested, restMs));
    }
  });
  const observe = (root: ParentNode) => {
    for (const link of root.querySelectorAll(LINKS)) inView.observe(link);
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
    for (const timer of resting.values()) clearTimeout(timer);
  };
}

function watchIntents(wanted: (path: string) => void) {
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(LINKS) : null;
    if (link instanceof HTMLAnchorElement) wanted(link.pathname);
  };
  for (const intent of INTENTS) document.addEventListener(intent, notice, { passive: true });
  return () => {
    for (const intent of INTENTS) document.removeEventListener(intent, notice);
  };
}

/** Says the path of each link of this site that stays in view, and of each that a person may be about to follow. */
export function watchLinks(restMs: number, { seen, wanted }: LinkListener) {
  const stops = [watchView(restMs, seen), watchIntents(wanted)];
  return () => {
    for (const stop of stops) stop();
  };
}
