import type { SiteConfig } from './calls/platform.ts';

/** Site configuration embedded in pages; identical for all visitors of a day, so that pages can be cached. */
export interface EmbeddedSite extends Omit<SiteConfig, 'serverTime'> {
  year: number;
  /** Public origin for absolute links; empty when unknown. */
  origin: string;
}

export const EMBEDDED_SITE_ID = 'site-config';
