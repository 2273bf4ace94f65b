export interface HeaderContext {
  /** Where the page was last scrolled to, in pixels from its top. */
  scrolledTo: number;
}

export type HeaderEvent =
  /** The page stands somewhere else than before. */
  | { type: 'page.scrolled'; y: number }
  /** The keyboard focus came into the header. */
  | { type: 'header.focused' };
