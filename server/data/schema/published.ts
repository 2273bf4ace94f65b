import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { ArticleContent } from '#domain/content/article-form.ts';
import { moment } from './columns.ts';

/** Columns of content that operators edit, publish and withdraw. */
export const published = {
  /** Changes saved after publication; null when the row is the latest content. */
  draft: jsonb().$type<ArticleContent>(),
  /** Changes scheduled for publication; null when there are none. */
  upcoming: jsonb().$type<ArticleContent>(),
  upcomingFrom: moment('upcoming_from'),
  /** Public from this time; null for drafts and withdrawn content. Seeded content is always public. */
  shownFrom: moment('shown_from').default(new Date(0)),
  withdrawnAt: moment('withdrawn_at'),
  version: integer().notNull().default(1),
  /** Null while no operator has edited it; only then does seeding update it. */
  editedAt: moment('edited_at'),
  editedBy: text('edited_by'),
};
