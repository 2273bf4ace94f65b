/** What nobody does without being there. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Resolves at the first sign of somebody; never where there is no browser. */
export const somebodyThere = () =>
  new Promise<void>((resolve) => {
    if (typeof window === 'undefined') return;
    const heard = new AbortController();
    const there = () => {
      heard.abort();
      resolve();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, there, { capture: true, passive: true, signal: heard.signal });
  });
