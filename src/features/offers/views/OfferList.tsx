import { useSelector } from '@xstate/react';
import { lazy, Suspense, useId, useState } from 'react';
import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fcl as words } from '#copy/fcl/search.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { type PriceClockRef, selectMinute } from '#machines/price-clock/index.ts';
import { type SearchRef, type SearchSnapshot, type SearchSort, selectAnswered } from '#machines/search/index.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Table, type TableProps } from '#src/ui/parts/list/Table.tsx';
import { OfferDetail } from './lazy-parts.tsx';
import type { OfferDetailProps } from './OfferDetail.tsx';
import { offerColumns, SORTED_BY } from './offer-columns.tsx';
import { standingAt } from './standing.ts';

const selectTerms = ({ context }: SearchSnapshot) => context.terms;
/** Longer lists render rows only while in view. */
const MOST_PLAIN_ROWS = 50;
const ROW_PX = 51;
const OVERSCAN = 4;
const CLOSED: readonly Offer['bookable'][] = ['BOOKING_CLOSED', 'PRICE_EXPIRED'];
/** Closed sailings named in one line. */
const MOST_NAMED = 3;
const WindowedTable = lazy(() =>
  import('#src/ui/parts/WindowedTable.tsx').then(({ WindowedTable }) => ({
    default: (props: TableProps<Offer>) => <WindowedTable {...props} rowPx={ROW_PX} overscan={OVERSCAN} />,
  })),
);

interface OfferListProps extends Pick<OfferDetailProps, 'onCalendar' | 'onShare' | 'rates'> {
  actor: SearchRef;
  answer: SellingAnswer;
  clock: PriceClockRef;
}

/** Only one row is expanded at a time. */
export function OfferList({ actor, answer, clock, onCalendar, onShare, rates }: OfferListProps) {
  const { compared, sort, sortBox } = useSelector(actor, selectTerms);
  const answered = useSelector(actor, selectAnswered);
  const now = Math.max(useSelector(clock, selectMinute) ?? answer.now, answer.now);
  const [openId, setOpenId] = useState<string | null>(null);
  const [areClosedShown, setClosedShown] = useState(false);
  const id = useId();
  /* Uses the status at load time, so that rows do not vanish while being read; nothing is folded when all are closed. */
  const found = answer.items.filter(({ bookable }) => CLOSED.includes(bookable));
  const closed = found.length < answer.items.length ? found : [];
  const isDanger = answered.isDanger === 'Y';
  const standing = (offer: Offer) => standingAt(offer, isDanger, now);
  const table: TableProps<Offer> = {
    caption: words.list,
    cardsBelow: 'two-lines',
    columns: offerColumns({
      answer,
      terms: answered,
      compared,
      now,
      standing,
      firstId: openId ?? answer.items.find((offer) => standing(offer) === 'BOOKABLE')?.priceId ?? null,
      openId,
      detailId: `${id}-detail`,
      onOpen: setOpenId,
      onPick: (priceId) => actor.send({ type: 'search.compare', priceId }),
    }),
    sort: sortedBy(sort, sortBox),
    onSort: ({ key, descending }) => {
      const box = containerCodes.find((code) => code === key);
      const requestedSort: SearchSort = key === SORTED_BY.etd ? 'etd' : 'price';
      /* A second click restores the recommended order. */
      const edit = descending ? { sort: 'recommended' as const } : { sort: requestedSort, ...(box ? { box } : {}) };
      actor.send({ type: 'search.edit', edit: { kind: 'sorted', ...edit } });
    },
    rows: areClosedShown ? answer.items : answer.items.filter((offer) => !closed.includes(offer)),
    rowKey: (offer) => offer.priceId,
    faint: (offer) => CLOSED.includes(standing(offer)),
    detail: (offer) =>
      offer.priceId === openId ? (
        <OfferDetail
          id={`${id}-detail`}
          offer={offer}
          answer={answer}
          isDanger={isDanger}
          boxes={answered.boxes}
          now={now}
          onCalendar={onCalendar}
          onShare={onShare}
          rates={rates}
        />
      ) : null,
  };
  return (
    <>
      {table.rows.length <= MOST_PLAIN_ROWS ? (
        <Table {...table} />
      ) : (
        <Suspense fallback={<Table {...table} rows={table.rows.slice(0, MOST_PLAIN_ROWS)} />}>
          <WindowedTable {...table} />
        </Suspense>
      )}
      {closed.length === 0 ? null : (
        <button
          type="button"
          aria-expanded={areClosedShown}
          onClick={() => setClosedShown(!areClosedShown)}
          className="-mt-px flex min-h-5 w-full cursor-pointer items-center gap-0.5 rounded-b border border-line bg-sunken px-1.5 text-left text-link hover:bg-hover print:hidden"
        >
          <span className="min-w-0 truncate">{words.closedRows(closed.length, namesOf(closed))}</span>
          <Icon name={areClosedShown ? 'up' : 'down'} small />
        </button>
      )}
    </>
  );
}

const namesOf = (offers: readonly Offer[]) =>
  offers
    .slice(0, MOST_NAMED)
    .map(({ carrier, etdDay }) => `${carrier.nameCn} ${etdDay.slice(5)}`)
    .join('，') + (offers.length > MOST_NAMED ? words.andMore : '');

const sortedBy = (sort: SearchSort, box: string | null) =>
  sort === 'etd' || sort === 'price' ? { key: box ?? SORTED_BY[sort], descending: false } : undefined;
