import type { AnswerOf } from '#contract/call.ts';
import type { ProcurementRow } from '#contract/fields/posts.ts';
import type { Table } from '#contract/table.ts';
import { ownPost, words } from '#copy/procurement/market.ts';
import { head } from '#copy/shell.ts';
import type { PageCopy } from '#copy/text-pages.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { showNumberText } from '#domain/number-text.ts';
import { fromTheStart, withQuery } from '#src/features/page-parts/views/address-query.ts';
import { CursorLinks } from '#src/features/page-parts/views/CursorLinks.tsx';
import { FilterLinks } from '#src/features/page-parts/views/FilterLinks.tsx';
import { KeywordSearch } from '#src/features/page-parts/views/Filters.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown } from '#src/ui/parts/list/DateTime.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

export const PublishLink = ({ base }: { base: string }) => (
  <ButtonLink tone="primary" href={`${base}?publish`}>
    {words.publish}
  </ButtonLink>
);

type List = AnswerOf<Table['procurementQuery']>;

export function PostList({ page, base, list, query }: { page: PageCopy; base: string; list: List; query: string }) {
  const fields = new URLSearchParams(query);
  const kind = fields.get('kind');
  const to = (chosen: string | null) => `${base}${withQuery(query, { kind: chosen, ...fromTheStart })}`;
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead {...page} />
      <p className="mt-3 flex flex-wrap items-center gap-2">
        <PublishLink base={base} />
        <Link href={`${base}?own`} className="text-link underline underline-offset-2">
          {ownPost.own.link}
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <FilterLinks
          label={words.kinds}
          links={[
            { label: words.all, to: to(null), isCurrent: kind === null },
            { label: words.kind.OFFER, to: to('OFFER'), isCurrent: kind === 'OFFER' },
            { label: words.kind.REQUEST, to: to('REQUEST'), isCurrent: kind === 'REQUEST' },
          ]}
        />
        <div className="w-full md:w-40">
          <KeywordSearch
            action={base}
            label={words.search}
            button={words.find}
            keyword={fields.get('keyword') ?? ''}
            kept={kind === null ? {} : { kind }}
          />
        </div>
      </div>
      {list.items.length === 0 ? (
        <Empty
          picture="ibc"
          level={2}
          title={words.emptyTitle}
          actions={<ButtonLink href={base}>{words.back}</ButtonLink>}
        >
          {words.empty}
        </Empty>
      ) : (
        <div className="mt-2 overflow-clip rounded border border-line bg-surface">
          <p aria-hidden="true" className={`hidden bg-sunken px-2 py-1 text-12 text-ink-2 md:grid ${COLUMNS}`}>
            {words.heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </p>
          <ul aria-label={words.list}>
            {list.items.map((post) => (
              <Row key={post.id} post={post} base={base} now={list.serverTime} />
            ))}
          </ul>
        </div>
      )}
      <CursorLinks list={list} query={query} />
      <Sheet sections={page.sections} />
    </>
  );
}

const COLUMNS = 'gap-x-2 md:grid-cols-[56px_1fr_1fr_152px]';

function Row({ post, base, now }: { post: ProcurementRow; base: string; now: number }) {
  return (
    <li
      className={`grid gap-y-0.5 border-line border-b px-2 py-1.5 last:border-b-0 hover:bg-hover md:items-baseline ${COLUMNS}`}
    >
      <span>
        <Badge tone={post.kind === 'OFFER' ? 'sea' : 'plain'}>{words.kind[post.kind]}</Badge>
      </span>
      <div className="min-w-0">
        <h2 className="text-16 leading-head font-strong">
          <Link href={`${base}/${post.id}`} className="text-ink no-underline underline-offset-4 hover:underline">
            {post.title}
          </Link>
        </h2>
        <p className="text-12 text-ink-3">
          {post.number} {post.company} {post.deliveryPlace}
        </p>
      </div>
      <ListedLines post={post} />
      <Countdown deadline={post.deadline} now={now} label={words.deadlineIn} />
    </li>
  );
}

/** Lines shown per row. */
const LINES_OF_A_ROW = 2;

/** Quantity and lowest price of a post, for comparison. */
function ListedLines({ post: { kind, goods, lines, isDemo } }: { post: ProcurementRow }) {
  if (lines === undefined) return <p className="min-w-0 text-ink-2">{goods.join('、')}</p>;
  const more = lines.length - LINES_OF_A_ROW;
  return (
    <div className="min-w-0 text-ink-2">
      {lines.slice(0, LINES_OF_A_ROW).map(({ lineNo, nameCn, classes, quantity, unit, price, currency, isTiered }) => (
        <p key={lineNo} className="flex flex-wrap items-center gap-x-1">
          <span>{nameCn}</span>
          {classes.length === 0 ? null : <PlacardRow values={classes} />}
          <span className="whitespace-nowrap">
            {words.listed[kind](showNumberText(quantity, { decimals: 0 }), unit)}
          </span>
          {price === null ? null : (
            <span className="whitespace-nowrap">
              <span className="text-12 text-ink-3">{words.price[kind]}</span>{' '}
              <Money symbol={currencySymbol(currency)} amount={formatAmount(price)} />{' '}
              <span className="text-12 text-ink-3">{words.from(unit, isTiered)}</span> {isDemo ? <DemoMark /> : null}
            </span>
          )}
        </p>
      ))}
      {more > 0 ? <p className="text-12 text-ink-3">{words.moreGoods(more)}</p> : null}
    </div>
  );
}
