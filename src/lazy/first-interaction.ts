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
