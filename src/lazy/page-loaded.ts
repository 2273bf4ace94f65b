/** Resolves at the page's `load` event; at once where it has been, and where there is no browser. */
export const pageLoaded = () =>
  new Promise<void>((resolve) => {
    if (typeof document === 'undefined' || document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
