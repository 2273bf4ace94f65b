import type { ILLUSTRATIONS } from '../illustrations.ts';

/** Copy of a page: document head, heading, body and links. One file per page, so that a page loads only its own. */
export interface PageCopy {
  /** The page's name; the head adds the brand. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** Illustration of the service, where the layout has none. */
  picture?: keyof typeof ILLUSTRATIONS;
  sections: readonly PageSection[];
  links: readonly PageLink[];
}

export interface PageSection {
  heading: string;
  text?: string;
  points?: readonly string[];
  /** Dangerous goods classes in the text, as placards. */
  classes?: readonly string[];
  /** Refused classes. */
  refused?: readonly string[];
}

export interface PageLink {
  label: string;
  to: string;
}
