export type PageLoadingEvent =
  /** A page is being loaded. */
  | { type: 'loading.started' }
  /** The page, or its error page, is shown. */
  | { type: 'loading.finished' };
