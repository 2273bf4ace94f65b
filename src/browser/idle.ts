/** Resolves when the browser has nothing better to do, at the latest after the given time. */
export const whenIdle = (atMostMs: number) =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: atMostMs });
    else setTimeout(resolve, atMostMs);
  });
