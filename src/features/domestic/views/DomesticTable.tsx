import type { DomesticAnswer, DomesticOffer, Door } from '#contract/services/domestic-prices.ts';
import { domestic as words } from '#copy/domestic/search.ts';
import { priceRefusals, refusalText } from '#copy/search/prices.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import type { DoorSide } from '#domain/domestic/fees.ts';
import { domesticOrderAddress } from '#domain/domestic/order-link.ts';
import { type DomesticDoors, termOf } from '#domain/domestic/terms.ts';
import { formatMoney } from '#domain/money.ts';
import { addressOf } from '#domain/query-text.ts';
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
import { tonsOf } from '../../../../domain/measure-text.ts';

const CNY = '1';
const SIDES: readonly DoorSide[] = ['pickup', 'delivery'];
const small = 'block font-normal text-12 text-ink-3';

interface DomesticTableProps {
  answer: DomesticAnswer;
  doors: DomesticDoors;
  isDanger: boolean;
  unNo: string;
}

/** Sailings of a lane with door-to-door prices, tax included. */
export function DomesticTable({ answer, doors, isDanger, unNo }: DomesticTableProps) {
  const fees = useFeesRow();
  const { items } = answer;
  const lowest = lowestId(items.filter(isBookable));
  const terms: DomesticTerms = { isDanger: isDanger ? 'Y' : 'N', unNo, boxes: answer.boxes, ...doors };
  const columns: Column<DomesticOffer>[] = [
    ...sailingColumns(answer, lowest),
    {
      key: 'trucks',
      label: words.columns.trucks,
      render: (item) => <Trucks item={item} doors={doors} />,
    },
    {
      key: 'freeDays',
      label: words.columns.freeDays,
      render: ({ freeDays }) => (freeDays === null ? words.noFree : words.free(freeDays)),
    },
    { key: 'total', label: words.columns.total, numeric: true, early: true, render: (item) => <Total item={item} /> },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (item) => (
        <span className="flex flex-wrap items-center justify-end gap-0.5">
          <FeesButton fees={fees} item={item} name={item.carrier.nameCn} />
          <Action item={item} terms={terms} />
        </span>
      ),
    },
  ];
  return (
    <PriceTable
      caption={words.caption}
      columns={columns}
      rows={items}
      cardsBelow={1024}
      detail={(item) => <Detail item={item} doors={doors} isOpen={fees.isOpen(item.priceId)} />}
    />
  );
}

const sailingColumns = ({ org, dst, now }: DomesticAnswer, lowest: string | null): Column<DomesticOffer>[] => [
  {
    key: 'carrier',
    label: words.columns.carrier,
    render: ({ priceId, priceKind, carrier, vessel, voyage, via }) => (
      <>
        <span className="flex flex-wrap items-center gap-0.75 font-strong">
          {carrier.nameCn}
          <PriceBadges priceKind={priceKind} isLowest={priceId === lowest} />
        </span>
        <span className={small}>{words.voyage(vessel, voyage)}</span>
        <span className={small}>{via === null ? words.direct : words.via(via.nameCn)}</span>
      </>
    ),
  },
  {
    key: 'sailing',
    label: words.columns.sailing,
    render: ({ etd, eta, transitDays, cutOffs, dgClasses }) => {
      const closes = dgClasses.length > 0 ? cutOffs.bookingCloseDg : cutOffs.bookingCloseGen;
      return (
        <>
          <DateTime instant={etd} zone={org?.timezone ?? CHINA} dateOnly />
          <span className={small}>
            {words.arrives} <DateTime instant={eta} zone={dst?.timezone ?? CHINA} dateOnly />，
            {words.transit(transitDays)}
          </span>
          <span className={small}>
            <span className="mr-0.5">{words.closes}</span>
            <Countdown deadline={closes} now={now} label={words.closes} />
          </span>
        </>
      );
    },
  },
  { key: 'small', label: words.columns.small, numeric: true, render: (item) => <Price item={item} box="20GP" /> },
  { key: 'large', label: words.columns.large, numeric: true, render: (item) => <Price item={item} box="40HQ" /> },
];

function Price({ item, box }: { item: DomesticOffer; box: string }) {
  const price = item.prices.find(({ ctnType }) => ctnType === box);
  if (price === undefined) return '—';
  return (
    <>
      {formatMoney(price.amount, price.currency)}
      {price.limitKg === null ? null : <span className={small}>{words.limit(tonsOf(price.limitKg))}</span>}
    </>
  );
}

const doorOf = (item: DomesticOffer, side: DoorSide, code: string): Door | undefined =>
  item[side].find((door) => door.code === code);

const pricesOf = ({ prices }: Door) =>
  prices.map(({ ctnType, amount }) => words.truckPrice(ctnType, formatMoney(amount, CNY))).join('，');

function Trucks({ item, doors }: { item: DomesticOffer; doors: DomesticDoors }) {
  return (
    <>
      <span>{words.terms[termOf({ pickup: doors.pickup !== '', delivery: doors.delivery !== '' })]}</span>
      {SIDES.map((side) => {
        const code = doors[side];
        if (code === '') return null;
        const door = doorOf(item, side, code);
        return (
          <span key={side} className={small}>
            {door === undefined ? words.noTruck : words.truck[side](door.nameCn, pricesOf(door))}
          </span>
        );
      })}
    </>
  );
}

const Total = ({ item: { totals, lines, tax, validTo } }: { item: DomesticOffer }) => (
  <RowTotal totals={totals} lines={lines}>
    <span className={small}>{words.taxed(formatMoney(tax, CNY))}</span>
    <span className={small}>
      {words.valid} <DateTime instant={validTo} zone={CHINA} dateOnly />
    </span>
  </RowTotal>
);

/** Search terms passed to an order or an enquiry. */
type DomesticTerms = Pick<
  Parameters<typeof domesticOrderAddress>[0],
  'boxes' | 'delivery' | 'isDanger' | 'pickup' | 'unNo'
>;

/** Links to the order, or to an enquiry when the sailing cannot be booked. */
function Action({ item, terms }: { item: DomesticOffer; terms: DomesticTerms }) {
  const { bookable, priceId, carrier, etdDay, pol: orgPortCode, pod: dstPortCode } = item;
  const name = <span className="sr-only">{words.orderOf(carrier.nameCn, etdDay)}</span>;
  if (bookable === 'BOOKABLE')
    return (
      <ButtonLink size={32} href={domesticOrderAddress({ ...terms, priceId, orgPortCode, dstPortCode })}>
        {name}
        {words.order}
      </ButtonLink>
    );
  return (
    <>
      {isByEnquiry(item.refusals) ? (
        <Badge tone="warn">{priceRefusals.byEnquiry}</Badge>
      ) : (
        <Badge>{words.state[bookable]}</Badge>
      )}
      {bookable === 'REFUSED' || bookable === 'NOT_PRICED' ? (
        <ButtonLink size={32} href={addressOf('/enquiryFcl', enquiryFields(item, terms))}>
          {name}
          {words.enquire}
        </ButtonLink>
      ) : null}
    </>
  );
}

const enquiryFields = ({ pol, pod }: DomesticOffer, { boxes, ...terms }: DomesticTerms) => ({
  ...{ service: 'domestic', orgPortCode: pol, dstPortCode: pod, ...terms },
  boxes: boxes.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(','),
});

/** Reasons for refusal, or all price lines and truck legs. */
function Detail({ item, doors, isOpen }: { item: DomesticOffer; doors: DomesticDoors; isOpen: boolean }) {
  if (item.refusals.length > 0)
    return (
      <RefusedRow
        title={isByEnquiry(item.refusals) ? priceRefusals.byEnquiry : words.refusedTitle}
        reasons={[item.refusals.map((one) => refusalText(one, item.dgClasses, words.refusal)).join('；')]}
      />
    );
  if (!isOpen)
    return item.unpriced.length > 0 ? <p className="p-1">{words.unpriced(item.unpriced.join('、'))}</p> : null;
  return (
    <div className="grid gap-1">
      <FeeTable offer={item} />
      {SIDES.map((side) => {
        const door = doorOf(item, side, doors[side]);
        return door === undefined ? null : (
          <p key={side} className="text-12 text-ink-2">
            {words.truckNote[side](door.nameCn, door.kilometres, tonsOf(door.limitKg))}
          </p>
        );
      })}
    </div>
  );
}
