export interface PageAddress {
  path: string;
  /** As in the address bar, with its question mark; empty for none. */
  query: string;
}

/** Events from navigation to a page's chart. */
export type PageEvent =
  /** The page is opened again after another one. */
  | ({ type: 'page.opened' } & PageAddress)
  /** The query of the open page has changed. */
  | ({ type: 'page.asked' } & PageAddress);

/** A section of the page is about to scroll into view. */
export interface SectionNear {
  type: 'section.near';
  section: string;
}
