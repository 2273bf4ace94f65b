export interface HeaderContext {
  /** Where the page was last scrolled to, in pixels from its top. */
  scrolledTo: number;
}

/** The page stands somewhere else than before. */
export type HeaderEvent = { type: 'page.scrolled'; y: number };
