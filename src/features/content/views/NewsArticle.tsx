import type { AnswerOf } from '#contract/call.ts';
import type { newsItem } from '#contract/calls/cms.ts';
import { itemPage as page, itemWords as words } from '#copy/content/news.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { TextBlocks } from './TextBlocks.tsx';

type Article = AnswerOf<typeof newsItem>;
type Shown = Pick<Article, 'body' | 'category' | 'publishedAt' | 'source' | 'summary' | 'tags' | 'title'>;

export function NewsArticle({ article }: { article: Shown }) {
  const { date } = portTime(article.publishedAt, HOUSE_ZONE);
  return (
    <article className="min-w-0 rounded border border-line bg-surface px-2 py-3 md:px-4">
      <h1 className="max-w-[30em] text-balance text-28 leading-head font-strong">{article.title}</h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-12 text-ink-3">
        <Badge>{article.category}</Badge>
        <time dateTime={date}>{date}</time>
        <span>{words.source(article.source)}</span>
      </p>
      <p className="mt-2 mb-3 max-w-[40em] border-sea border-l-2 pl-2 text-16 text-ink-2">{article.summary}</p>
      <TextBlocks blocks={article.body} />
      <ul aria-label={page.title} className="mt-3 flex flex-wrap gap-1">
        {article.tags.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </article>
  );
}
