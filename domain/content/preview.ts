import type { ArticleContent } from './article-form.ts';
import type { ArticleKind } from './kinds.ts';

/** What is looked at before it is published; an article that was never saved has no id yet. */
export interface PreviewedArticle {
  kind: ArticleKind;
  id: string | null;
  content: ArticleContent;
}

/** The part of an address that names the preview; it opens nothing without the session it was made in. */
export const PREVIEW = 'preview';
/** What stands for the id of an article that has none. */
export const UNSAVED_ID = 'preview';

/** Where an article is read on the site. */
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
