/** Where a page stands: what its chart is started with. */
export interface PageAddress {
  path: string;
  /** As the address bar spells it, with its question mark; empty for none. */
  query: string;
}

/** What navigation tells the chart of a page. */
export type PageEvent =
  /** The page is opened again, after another one. */
  | ({ type: 'page.opened' } & PageAddress)
  /** The query of the open page has changed. */
  | ({ type: 'page.asked' } & PageAddress);

/** A section of the page is about to be seen. */
export interface SectionNear {
  type: 'section.near';
  section: string;
}
