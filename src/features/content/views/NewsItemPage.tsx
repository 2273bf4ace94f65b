import type { AnswerOf } from '#contract/call.ts';
import type { NewsLink, newsItem } from '#contract/calls/cms.ts';
import type { Table } from '#contract/table.ts';
import { itemPage as page, itemWords as words } from '#copy/content/news.ts';
import { head } from '#copy/shell.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { useOuterAddresses } from '#src/ui/outer-addresses.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { OuterLink } from '#src/ui/parts/OuterLink.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { TextBlocks } from './TextBlocks.tsx';

type NewsArticleArticle = AnswerOf<typeof newsItem>;
type Shown = Pick<NewsArticleArticle, 'body' | 'category' | 'publishedAt' | 'source' | 'summary' | 'tags' | 'title'>;

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

type Article = AnswerOf<Table['newsItem']>;

export default function NewsItemPage({ resource }: { resource: ResourceRef<Article> }) {
  return (
    <ResourceView
      actor={resource}
      heading={
        <>
          <title>{head.title(page.title)}</title>
          <h1 className="mb-2 text-28 leading-head font-strong">{page.heading}</h1>
        </>
      }
      skeleton={<SkeletonText lines={12} />}
      missing={<MissingPage title={words.missing} link={{ label: words.back, to: '/news' }} />}
    >
      {(article) => <ArticleSkeleton article={article} />}
    </ResourceView>
  );
}

function ArticleSkeleton({ article }: { article: Article }) {
  return (
    <>
      <title>{head.title(article.title)}</title>
      <meta name="description" content={article.summary} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <NewsArticle article={article} />
        <Aside article={article} />
      </div>
    </>
  );
}

function Aside({ article: { newer, older, related, id } }: { article: Article }) {
  const steps = [
    { label: words.newer, link: newer },
    { label: words.older, link: older },
  ];
  return (
    <aside className="grid content-start gap-3 print:hidden">
      <Link href="/news" className="text-link underline-offset-4 hover:underline">
        {words.back}
      </Link>
      {steps.map(({ label, link }) =>
        link === null ? null : (
          <div key={label}>
            <h2 className="text-12 text-ink-3">{label}</h2>
            <Title link={link} />
          </div>
        ),
      )}
      {related.length === 0 ? null : (
        <div>
          <h2 className="mb-1 font-strong text-16 leading-head">{words.related}</h2>
          <ul className="grid gap-1">
            {related.map((link) => (
              <li key={link.id}>
                <Title link={link} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-0.5">
        <label htmlFor="share" className="text-12 text-ink-3">
          {words.share}
        </label>
        <input
          id="share"
          readOnly
          value={`${location.origin}/news/${id}`}
          onFocus={({ target }) => target.select()}
          aria-describedby="share-help"
          className="min-h-4 w-full min-w-0 rounded border border-line-2 bg-sunken px-1 text-ink-2"
        />
        <p id="share-help" className="text-12 text-ink-3">
          {words.shareHelp}
        </p>
      </div>
      <p>
        <Button size={32} icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
    </aside>
  );
}

const Title = ({ link }: { link: NewsLink }) => (
  <OuterLink
    href={useOuterAddresses().news(link.id)}
    className="text-ink-2 underline-offset-4 hover:text-ink hover:underline"
  >
    {link.title}
  </OuterLink>
);
