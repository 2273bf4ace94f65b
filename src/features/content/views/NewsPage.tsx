import type { AnswerOf } from '#contract/call.ts';
import type { NewsRow as Item } from '#contract/calls/cms.ts';
import type { Table } from '#contract/table.ts';
import { page, words } from '#copy/content/news.ts';
import { head } from '#copy/shell.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { fromTheStart, withQuery } from '#src/features/page-parts/views/address-query.ts';
import { CursorLinks } from '#src/features/page-parts/views/CursorLinks.tsx';
import { FilterLinks } from '#src/features/page-parts/views/FilterLinks.tsx';
import { KeywordSearch } from '#src/features/page-parts/views/Filters.tsx';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { useOuterAddresses } from '#src/ui/outer-addresses.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { OuterLink } from '#src/ui/parts/OuterLink.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';

export function NewsRow({ item }: { item: Item }) {
  const address = useOuterAddresses().news(item.id);
  const { date } = portTime(item.publishedAt, HOUSE_ZONE);
  return (
    <li className="grid gap-x-2 gap-y-0.5 border-line border-b px-2 py-1.5 last:border-b-0 hover:bg-hover md:grid-cols-[88px_80px_1fr_auto] md:items-baseline">
      <time dateTime={date} className="text-12 text-ink-3 md:text-14">
        {date}
      </time>
      <span>
        <Badge tone={item.category === '法规公告' ? 'sea' : 'plain'}>{item.category}</Badge>
      </span>
      <div className="min-w-0">
        <h2 className="text-16 leading-head font-strong">
          <OuterLink href={address} className="text-ink no-underline underline-offset-4 hover:underline">
            {item.title}
          </OuterLink>
        </h2>
        <p className="mt-0.5 text-ink-2">{item.summary}</p>
      </div>
    </li>
  );
}

type Listing = AnswerOf<Table['newsQuery']>;

export default function NewsPage({ resource }: { resource: ResourceRef<Listing> }) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead heading={page.heading} lead={page.lead} />
      <div className="mt-3">
        <ResourceView
          actor={resource}
          skeleton={<SkeletonRows rows={10} columns={2} />}
          missing={<MissingPage title={words.emptyTitle} link={{ label: words.showAll, to: '/news' }} />}
        >
          {(listing, query) => <Rows listing={listing} query={query} />}
        </ResourceView>
      </div>
      <Sheet sections={page.sections} />
    </>
  );
}

function Rows({ listing, query }: { listing: Listing; query: string }) {
  const fields = new URLSearchParams(query);
  const category = fields.get('category');
  const to = (name: string | null) => `/news${withQuery(query, { category: name, ...fromTheStart })}`;
  const total = listing.categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FilterLinks
          label={words.categories}
          links={[
            { label: words.all, to: to(null), isCurrent: category === null, count: total },
            ...listing.categories.map(({ name, count }) => ({
              label: name,
              to: to(name),
              isCurrent: name === category,
              count,
            })),
          ]}
        />
        <div className="w-full md:w-40">
          <KeywordSearch
            action="/news"
            label={words.search}
            button={words.find}
            keyword={fields.get('keyword') ?? ''}
            kept={category === null ? {} : { category }}
          />
        </div>
      </div>
      {listing.items.length === 0 ? (
        <Empty
          picture="drum"
          level={2}
          title={words.emptyTitle}
          actions={<ButtonLink href="/news">{words.showAll}</ButtonLink>}
        >
          {words.empty}
        </Empty>
      ) : (
        <ul aria-label={words.list} className="mt-2 overflow-clip rounded border border-line bg-surface">
          {listing.items.map((item) => (
            <NewsRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <CursorLinks list={listing} query={query} />
    </>
  );
}
