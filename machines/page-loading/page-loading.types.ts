export type PageLoadingEvent =
  /** A page is on its way. */
  | { type: 'loading.started' }
  /** The page, or what stands in for it, is there. */
  | { type: 'loading.finished' };
