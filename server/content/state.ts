import type { ArticleContent } from '#domain/content/article-form.ts';
import { statusOf } from './list.ts';
import type { StoredArticle } from './store.ts';

/** Returns the latest saved content. */
export const savedContent = ({ draft, upcoming, content }: StoredArticle): ArticleContent =>
  draft ?? upcoming ?? content;

/** Content as recorded in the audit log. */
export function recorded(stored: StoredArticle | null, now: number, content = stored && savedContent(stored)) {
  if (stored === null || content === null) return null;
  const { fields, blocks } = structuredClone(content);
  return {
    status: statusOf(stored, now),
    shownFrom: stored.shownFrom?.getTime() ?? null,
    changeFrom: stored.upcomingFrom?.getTime() ?? null,
    fields: { ...fields },
    blocks: blocks.map((block) => ({ ...block })),
  };
}
