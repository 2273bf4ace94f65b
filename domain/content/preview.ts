import type { ArticleContent } from './article-form.ts';
import type { ArticleKind } from './kinds.ts';

/** Unpublished article in preview; an unsaved one has no id. */
export interface PreviewedArticle {
  kind: ArticleKind;
  id: string | null;
  content: ArticleContent;
}

/** URL segment of a preview; it opens only in the session that made it. */
export const PREVIEW = 'preview';
export const UNSAVED_ID = 'preview';

export function pathOfArticle(
  kind: ArticleKind,
  id: string,
  { cityCode = '' }: Readonly<Record<string, string>>,
): string {
  switch (kind) {
    case 'NEWS':
      return `/news/${id}`;
    case 'CAMPAIGN':
      return `/act/${id}`;
    case 'HELP':
      return `/helpCenter?id=${id}`;
    case 'POST':
      return `/procurement/share/${id}`;
    case 'WAREHOUSE':
      return `/warehouseing?cityCode=${cityCode}`;
    default:
      return '/';
  }
}
