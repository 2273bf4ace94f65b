import { createContext } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';

/** Addresses the company configured; null without any. */
export const SiteAddresses = createContext<EmbeddedSite['addresses'] | null>(null);
