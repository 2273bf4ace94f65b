import { createContext } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';

/** The addresses the company configured, for whatever is in a page; null where nothing is configured. */
export const SiteAddresses = createContext<EmbeddedSite['addresses'] | null>(null);
