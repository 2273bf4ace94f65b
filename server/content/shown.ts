import { lte, type SQL } from 'drizzle-orm';
import type { campaigns, carousel, helpArticles, news } from '../data/schema/content.ts';
import type { warehouses } from '../data/schema/market.ts';
import type { procurementPosts } from '../data/schema/procurement.ts';
import type { suppliers } from '../data/schema/reference.ts';

export type PublishedTable =
  | typeof campaigns
  | typeof carousel
  | typeof helpArticles
  | typeof news
  | typeof procurementPosts
  | typeof suppliers
  | typeof warehouses;

/** Selects content published at a time, excluding drafts, withdrawn and scheduled content. */
export const isShown = ({ shownFrom }: PublishedTable, now: number): SQL => lte(shownFrom, new Date(now));
