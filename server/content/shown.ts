import { lte, type SQL } from 'drizzle-orm';
import type { campaigns, carousel, helpArticles, news } from '../data/schema/content.ts';

export type PublishedTable = typeof campaigns | typeof carousel | typeof helpArticles | typeof news;

/** What visitors see at a moment: no draft, nothing that was withdrawn, nothing whose time has not come. */
export const isShown = ({ shownFrom }: PublishedTable, now: number): SQL => lte(shownFrom, new Date(now));
