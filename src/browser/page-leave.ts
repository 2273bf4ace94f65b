/** As long as tokens.css says a fast movement takes. */
const PAGE_LEAVE_MS = 160;

/** Resolves when the old page has faded, at once where the person wants no movement. */
export const pageLeft = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
    ? Promise.resolve()
    : new Promise<void>((resolve) => {
        setTimeout(resolve, PAGE_LEAVE_MS);
      });
