import type { MinimumPrice } from '#contract/calls/item.ts';
import { oldPage as page, lcl as words } from '#copy/lcl/search.ts';
import { head } from '#copy/shell.ts';
import { formatMoney } from '#domain/money.ts';
import { addressOf } from '#domain/query-text.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';

/** Lowest prices by lane, for general and dangerous goods. */
export interface OldRates {
  general: readonly MinimumPrice[];
  dangerous: readonly MinimumPrice[];
}

interface Row {
  id: string;
  general: MinimumPrice | undefined;
  dangerous: MinimumPrice | undefined;
  lane: MinimumPrice['lane'];
}

function rowsOf({ general, dangerous }: OldRates): Row[] {
  const lanes = new Map([...general, ...dangerous].map(({ lane }) => [lane.id, lane]));
  const of = (prices: readonly MinimumPrice[], id: string) => prices.find(({ lane }) => lane.id === id);
  return [...lanes.values()].map((lane) => ({
    ...{ id: lane.id, lane, general: of(general, lane.id), dangerous: of(dangerous, lane.id) },
  }));
}

const priceOf = (price: MinimumPrice | undefined) =>
  price === undefined ? '—' : formatMoney(price.amount, price.currency);
const minimumOf = (price: MinimumPrice | undefined) => price?.consolidation?.minimumTons ?? '—';

/** Former consolidation page, kept for old links: a flat table with a link to the list. */
export function ShippingLclOldPage({ rates }: { rates: ResourceRef<OldRates> | null }) {
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead {...page} />
      <div className="mt-2 grid gap-2">
        <Note
          action={
            <ButtonLink size={32} tone="primary" href="/shippingLcl">
              {words.old.go}
            </ButtonLink>
          }
        >
          {words.old.banner}
        </Note>
        {rates === null ? (
          <SkeletonText lines={12} />
        ) : (
          <ResourceView actor={rates} skeleton={<SkeletonText lines={12} />} missing={null}>
            {(content) => <Rates rows={rowsOf(content)} />}
          </ResourceView>
        )}
      </div>
      <Sheet sections={page.sections} />
    </>
  );
}

const Rates = ({ rows }: { rows: readonly Row[] }) => (
  <>
    <Table
      caption={words.old.caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'lane', label: words.old.lane, render: ({ lane }) => words.lane(lane.org.nameCn, lane.dst.nameCn) },
        { key: 'general', label: words.columns.general, numeric: true, render: ({ general }) => priceOf(general) },
        {
          key: 'dangerous',
          label: words.columns.dangerous,
          numeric: true,
          render: ({ dangerous }) => priceOf(dangerous),
        },
        {
          key: 'minimum',
          label: words.columns.minimum,
          numeric: true,
          render: ({ general, dangerous }) => `${minimumOf(general)} / ${minimumOf(dangerous)} RT`,
        },
        {
          key: 'action',
          label: words.columns.action,
          quiet: true,
          render: ({ lane: { org, dst } }) => (
            <Link
              className="text-link"
              href={addressOf('/shippingLcl', {
                ...{ orgPort: org.nameCn, orgPortCode: org.code, dstPort: dst.nameCn, dstPortCode: dst.code },
              })}
            >
              <span className="sr-only">{words.lane(org.nameCn, dst.nameCn)}，</span>
              {words.old.order}
            </Link>
          ),
        },
      ]}
    />
    <p className="text-12 text-ink-3">
      <DemoMark /> {words.negative}
    </p>
  </>
);
