export type PageLoadingEvent =
  | { type: 'loading.started' }
  /** The page, or its error page, is shown. */
  | { type: 'loading.finished' };
