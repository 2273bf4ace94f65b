import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import type { ArticleContent } from '#domain/content/article-form.ts';
import { moment } from './columns.ts';

/** What an operator may edit, publish and withdraw. */
export const published = {
  /** Saved after it was published, and not published yet; null where the row itself is what was saved last. */
  draft: jsonb().$type<ArticleContent>(),
  /** Published for a time, while visitors see what the row has; null where nothing waits. */
  upcoming: jsonb().$type<ArticleContent>(),
  upcomingFrom: moment('upcoming_from'),
  /** Visitors see it from then on; null for a draft and what was withdrawn. What the seed brings was always there. */
  shownFrom: moment('shown_from').default(new Date(0)),
  withdrawnAt: moment('withdrawn_at'),
  version: integer().notNull().default(1),
  /** Null while no operator has touched it: only then does the seed bring it up to date. */
  editedAt: moment('edited_at'),
  editedBy: text('edited_by'),
};
