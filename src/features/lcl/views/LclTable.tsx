import type { LclOffer, LclPricesAnswer } from '#contract/services/lcl-prices.ts';
import { lcl as words } from '#copy/lcl/search.ts';
import { priceRefusals, refusalText } from '#copy/search/prices.ts';
import { columnTerms } from '#copy/search/terms.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { lclOrderAddress } from '#domain/lcl/order-link.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { addressOf } from '#domain/query-text.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { FeesButton, useFeesRow } from '#src/features/offers/views/FeesButton.tsx';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { isBookable, lowestId } from '#src/features/offers/views/lowest.ts';
import { PriceBadges, RefusedRow } from '#src/features/offers/views/PriceBadges.tsx';
import { PriceTable } from '#src/features/offers/views/PriceTable.tsx';
import { RowTotal } from '#src/features/offers/views/RowTotal.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';
import { Term } from '#src/ui/parts/Term.tsx';
import type { LclTerms } from './content.ts';

interface LclTableProps {
  terms: LclTerms;
  answer: LclPricesAnswer;
  /** Offer whose order is open. */
  openedId: string | null;
}

const priceOf = (freight: LclOffer['freight'] | null) =>
  freight === null ? '—' : formatMoney(freight.amount, freight.currency);

const freightLine = ({ lines }: LclOffer) => lines.find(({ feeCode }) => feeCode === 'OF');

/** Freight of the load, or the rate when no load is given. */
const freightOf = (item: LclOffer) => freightLine(item)?.amount ?? item.freight.amount;

export const enquiryHref = ({ volume, weight, ...terms }: LclTerms): string =>
  addressOf('/brand/consolidation', { ...terms, volume, weight });

/** Sailings of a lane with the price of the typed load and a link to the order. */
export function LclTable({ terms, answer, openedId }: LclTableProps) {
  const fees = useFeesRow();
  const { items, org, now } = answer;
  const zone = org?.timezone ?? CHINA;
  const isDanger = terms.isDanger === 'Y';
  const lowest = lowestId(items.filter(isBookable), freightOf);
  const columns: Column<LclOffer>[] = [
    {
      key: 'carrier',
      label: words.columns.carrier,
      render: ({ priceId, priceKind, carrier, via, transitDays }) => (
        <span className="grid justify-items-start">
          <span className="flex flex-wrap items-center gap-0.75 font-strong">
            {carrier.nameCn}
            <PriceBadges priceKind={priceKind} isLowest={priceId === lowest} />
          </span>
          <span className="font-normal text-12 text-ink-3">
            {via === null ? words.direct : words.via(via.nameCn)}，{words.days(transitDays)}
          </span>
        </span>
      ),
    },
    {
      key: 'cut',
      label: words.columns.cut,
      render: ({ cutAndSail, etdDay }) => (
        <span className="grid">
          <span>{cutAndSail}</span>
          <span className="text-12 text-ink-3">{words.next(etdDay.slice(5))}</span>
        </span>
      ),
    },
    {
      key: 'handIn',
      label: words.columns.handIn,
      render: ({ cutOffs }) => (
        <span className="grid justify-items-start">
          <Countdown deadline={cutOffs.lclCutoff} now={now} label={words.columns.handIn} />
          <span className="text-12 text-ink-3">
            <DateTime instant={cutOffs.lclCutoff} zone={zone} />
          </span>
        </span>
      ),
    },
    {
      key: 'general',
      label: words.columns.general,
      mark: <Term {...columnTerms.revenueTon} isMark />,
      numeric: true,
      render: ({ freight, otherFreight }) => priceOf(isDanger ? otherFreight : freight),
    },
    {
      key: 'dangerous',
      label: words.columns.dangerous,
      numeric: true,
      render: (item) => (
        <>
          {priceOf(isDanger ? item.freight : item.otherFreight)}
          <span className="block text-12 text-ink-3">
            {words.columns.minimum} {words.tons(item.minimumTons)}
          </span>
        </>
      ),
    },
    { key: 'yours', label: words.columns.yours, numeric: true, early: true, render: (item) => <Yours item={item} /> },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (item) => (
        <span className="flex flex-wrap justify-end gap-0.5">
          {item.lines.length === 0 ? null : <FeesButton fees={fees} item={item} name={item.carrier.nameCn} />}
          <Action item={item} terms={terms} zone={zone} isOpened={item.priceId === openedId} />
        </span>
      ),
    },
  ];
  return (
    <PriceTable
      caption={words.caption}
      columns={columns}
      rows={items}
      cardsBelow={768}
      detail={(item) =>
        item.refusals.length > 0 ? (
          <RefusedRow
            title={isByEnquiry(item.refusals) ? priceRefusals.byEnquiry : words.refusedTitle}
            reasons={[item.refusals.map((one) => refusalText(one, item.dgClasses, words.refusal)).join('；')]}
          />
        ) : fees.isOpen(item.priceId) ? (
          <FeeTable offer={item} />
        ) : null
      }
    />
  );
}

/** Total of this load, its freight and how it is calculated; other charges are in the fee details. */
function Yours({ item }: { item: LclOffer }) {
  const line = freightLine(item);
  if (line === undefined || item.charged === null) return <span className="text-12 text-ink-3">{words.noLoad}</span>;
  const { tons, by } = item.charged;
  const price = formatMoney(line.unitPrice, line.currency);
  return (
    <RowTotal totals={item.totals} lines={item.lines}>
      <span className="block font-normal text-12 text-ink-3">
        {by === 'MINIMUM' ? words.byMinimum(showMeasure(tons), price) : words.multiplied(showMeasure(tons), price)}
      </span>
    </RowTotal>
  );
}

interface ActionProps {
  item: LclOffer;
  terms: LclTerms;
  zone: string;
  isOpened: boolean;
}

function Action({ item, terms, zone, isOpened }: ActionProps) {
  const { bookable, cutOffs, priceId, carrier, etdDay } = item;
  if (isOpened) return <Badge tone="sea">{words.opened}</Badge>;
  if (bookable === 'BOOKABLE')
    return (
      <ButtonLink size={32} href={lclOrderAddress({ ...terms, priceId })}>
        <span className="sr-only">{words.orderOf(carrier.nameCn, etdDay)}</span>
        {words.order}
      </ButtonLink>
    );
  if (bookable === 'REFUSED')
    return (
      <ButtonLink size={32} href={enquiryHref(terms)}>
        <span className="sr-only">{words.orderOf(carrier.nameCn, etdDay)}</span>
        {words.enquire}
      </ButtonLink>
    );
  if (bookable !== 'BOOKING_CLOSED') return <Badge>{words.expired}</Badge>;
  return (
    <span className="grid justify-items-end">
      <Badge>{words.closed}</Badge>
      <span className="text-12 text-ink-3">
        {words.closedAt(terms.isDanger === 'Y')}{' '}
        <DateTime instant={bookingClose(cutOffs, terms.isDanger === 'Y')} zone={zone} />
      </span>
    </span>
  );
}
