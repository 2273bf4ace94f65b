export interface HeaderContext {
  /** The last scroll position, in pixels from the top. */
  scrolledTo: number;
}

export type HeaderEvent = { type: 'page.scrolled'; y: number };
