import type { SiteConfig } from './calls/platform.ts';

/** The site configuration as the served page carries it: the same for every visitor of a day, so that the page can be cached. */
export interface EmbeddedSite extends Omit<SiteConfig, 'serverTime'> {
  /** The year of the copyright line. */
  year: number;
  /** Where the site stands for the world, as links that leave it must say; empty where the server does not know. */
  origin: string;
}

/** The element of the served page that holds it. */
export const EMBEDDED_SITE_ID = 'site-config';
