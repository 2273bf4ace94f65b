import type { ILLUSTRATIONS } from '../illustrations.ts';

/** What a page says of itself: head, heading, body and the ways on. One file a page, so that a page loads its own words only. */
export interface PageCopy {
  /** The page's name; the head adds the brand. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** The drawing of the service, where the layout brings none of its own. */
  picture?: keyof typeof ILLUSTRATIONS;
  sections: readonly PageSection[];
  links: readonly PageLink[];
}

export interface PageSection {
  heading: string;
  text?: string;
  points?: readonly string[];
  /** Dangerous-goods classes the words name, as placards. */
  classes?: readonly string[];
  /** Those that are not taken. */
  refused?: readonly string[];
}

export interface PageLink {
  label: string;
  to: string;
}
