/** Resolves at the page's `load` event; at once where it has been, and where there is no browser. */
export const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (typeof document === 'undefined' || document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Resolves at the first event of a user's hand or keyboard; never on the server. */
export const firstInteraction = () =>
  new Promise<void>((resolve) => {
    if (typeof window === 'undefined') return;
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      resolve();
    };
    for (const type of EVENTS)
      window.addEventListener(type, end, { capture: true, passive: true, signal: listening.signal });
  });

/**
 * Loads code on the first interaction after the page's `load` event, ahead of its use. A failed load is not reported: the use loads it
 * again and reports that.
 */
export const preload = (load: () => Promise<unknown>): void =>
  void pageLoaded()
    .then(firstInteraction)
    .then(load)
    .catch(() => undefined);
