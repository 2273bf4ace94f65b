import { useSelector } from '@xstate/react';
import { lazy, Suspense, useId, useState } from 'react';
import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { COMPARED_AT_MOST } from '#domain/limits.ts';
import { type PriceClockRef, selectMinute } from '#machines/price-clock/index.ts';
import type { SearchRef, SearchSnapshot, SearchSort } from '#machines/search/index.ts';
import { fcl as words } from '#src/ui/copy/fcl.ts';
import { Table, type TableProps } from '#src/ui/parts/Table.tsx';
import { OfferDetail } from './late.tsx';
import type { OfferDetailProps } from './OfferDetail.tsx';
import { offerColumns, SORTED_BY } from './offer-columns.tsx';
import { standingAt } from './standing.ts';

const selectTerms = ({ context }: SearchSnapshot) => context.terms;
/** More rows than a page holds are drawn only where they are in view. */
const MOST_PLAIN_ROWS = 50;
const ROW_PX = 88;
const WindowedTable = lazy(() =>
  import('#src/ui/parts/WindowedTable.tsx').then(({ WindowedTable }) => ({
    default: (props: TableProps<Offer>) => <WindowedTable {...props} rowPx={ROW_PX} />,
  })),
);

interface OfferListProps extends Pick<OfferDetailProps, 'onCalendar' | 'onShare' | 'rates'> {
  actor: SearchRef;
  answer: SellingAnswer;
  clock: PriceClockRef;
}

/** Only one row lies open at a time. */
export function OfferList({ actor, answer, clock, onCalendar, onShare, rates }: OfferListProps) {
  const terms = useSelector(actor, selectTerms);
  const now = Math.max(useSelector(clock, selectMinute) ?? answer.now, answer.now);
  const [openId, setOpenId] = useState<string | null>(null);
  const id = useId();
  const isDanger = terms.isDanger === 'Y';
  const standing = (offer: Offer) => standingAt(offer, isDanger, now);
  const table: TableProps<Offer> = {
    caption: words.list,
    cardsBelow: 1024,
    columns: offerColumns({
      answer,
      terms,
      now,
      standing,
      firstId: openId ?? answer.items.find((offer) => standing(offer) === 'BOOKABLE')?.priceId ?? null,
      openId,
      detailId: `${id}-detail`,
      onOpen: setOpenId,
      isFull: terms.compared.length >= COMPARED_AT_MOST,
      onPick: (priceId) => actor.send({ type: 'search.compare', priceId }),
    }),
    sort: sortedBy(terms.sort),
    onSort: ({ key, descending }) => {
      const wished = (['etd', 'price'] as const).find((sort) => SORTED_BY[sort] === key);
      if (wished === undefined) return;
      /* Pressed again, the list stands as it is recommended. */
      actor.send({ type: 'search.edit', edit: { kind: 'sorted', sort: descending ? 'recommended' : wished } });
    },
    rows: answer.items,
    rowKey: (offer) => offer.priceId,
    faint: (offer) => ['BOOKING_CLOSED', 'PRICE_EXPIRED'].includes(standing(offer)),
    detail: (offer) =>
      offer.priceId === openId ? (
        <OfferDetail
          id={`${id}-detail`}
          offer={offer}
          answer={answer}
          isDanger={isDanger}
          boxes={terms.boxes}
          now={now}
          onCalendar={onCalendar}
          onShare={onShare}
          rates={rates}
        />
      ) : null,
  };
  if (table.rows.length <= MOST_PLAIN_ROWS) return <Table {...table} />;
  return (
    <Suspense fallback={<Table {...table} rows={table.rows.slice(0, MOST_PLAIN_ROWS)} />}>
      <WindowedTable {...table} />
    </Suspense>
  );
}

const sortedBy = (sort: SearchSort) =>
  sort === 'etd' || sort === 'price' ? { key: SORTED_BY[sort], descending: false } : undefined;
