import type { FlexitankOffer } from '#contract/services/flexitank-prices.ts';
import { flexitank as words } from '#copy/flexitank/search.ts';
import { formatMoney } from '#domain/money.ts';
import { closingsColumn } from '#src/features/offers/views/Closings.tsx';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { PriceBadges } from '#src/features/offers/views/PriceBadges.tsx';
import { PriceTable } from '#src/features/offers/views/PriceTable.tsx';
import { RowTotal } from '#src/features/offers/views/RowTotal.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';
import { tonsOf } from '../../../../domain/measure-text.ts';

const small = 'block font-normal text-12 text-ink-3';

interface FlexitankTableProps {
  items: readonly FlexitankOffer[];
  now: number;
  /** Address of the list of one lane; null when one is already selected. */
  laneHref: ((item: FlexitankOffer) => string) | null;
  orderHref: (item: FlexitankOffer) => string;
  /** Enquiry about a sailing that cannot be booked. */
  enquiryHref: (item: FlexitankOffer) => string;
}

const laneOf = ({ org, dst }: FlexitankOffer) => words.lane(org.nameCn, dst.nameCn);

/** Sailings with an all-in price per container: freight, bag and installation. */
export function FlexitankTable({ items, now, laneHref, orderHref, enquiryHref }: FlexitankTableProps) {
  const columns: Column<FlexitankOffer>[] = [
    {
      key: 'lane',
      label: words.columns.lane,
      render: (item) => (
        <>
          <span className="flex flex-wrap items-center gap-0.75 font-strong">
            {laneOf(item)}
            <PriceBadges priceKind={item.priceKind} />
          </span>
          <span className={small}>{words.vessel(item.carrier.nameCn, item.vessel, item.voyage)}</span>
        </>
      ),
    },
    ...dateColumns(now),
    ...priceColumns,
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (item) => <Actions item={item} laneHref={laneHref} orderHref={orderHref} enquiryHref={enquiryHref} />,
    },
  ];
  return (
    <PriceTable
      caption={words.caption}
      columns={columns}
      rows={items}
      cardsBelow={1024}
      detail={(item) =>
        item.lines.length === 0 ? null : (
          <details className="px-1 pb-1">
            <summary className="min-h-3 cursor-pointer text-link">
              <span className="sr-only">{words.feesOf(laneOf(item), item.etdDay)}</span>
              <span aria-hidden="true">{words.fees}</span>
            </summary>
            <FeeTable offer={item} />
          </details>
        )
      }
    />
  );
}

function Actions({
  item,
  laneHref,
  orderHref,
  enquiryHref,
}: Pick<FlexitankTableProps, 'enquiryHref' | 'laneHref' | 'orderHref'> & { item: FlexitankOffer }) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-0.5">
      {item.bookable === 'BOOKABLE' ? null : <Badge>{words.state[item.bookable]}</Badge>}
      {laneHref === null ? null : (
        <ButtonLink size={32} tone="quiet" href={laneHref(item)}>
          <span className="sr-only">{laneOf(item)} </span>
          {words.open}
        </ButtonLink>
      )}
      {item.bookable === 'BOOKABLE' ? (
        <ButtonLink size={32} href={orderHref(item)}>
          <span className="sr-only">
            {laneOf(item)} {words.bookOf(item.etdDay)}{' '}
          </span>
          {words.book}
        </ButtonLink>
      ) : (
        <ButtonLink size={32} href={enquiryHref(item)}>
          <span className="sr-only">{words.enquireOf(laneOf(item))}</span>
          {words.enquire}
        </ButtonLink>
      )}
    </span>
  );
}

const dateColumns = (now: number): Column<FlexitankOffer>[] => [
  {
    key: 'dates',
    label: words.columns.dates,
    render: ({ etd, eta, transitDays, org, dst }) => (
      <>
        <DateTime instant={etd} zone={org.timezone} dateOnly />
        <span className={small}>
          {words.arrives} <DateTime instant={eta} zone={dst.timezone} dateOnly />，{words.transit(transitDays)}
        </span>
      </>
    ),
  },
  closingsColumn(words.columns.closes, now, ({ cutOffs }) => [
    { label: words.bookingCloses, deadline: cutOffs.bookingCloseGen },
    { label: words.yardCloses, deadline: cutOffs.cyClosing },
  ]),
];

const priceColumns: readonly Column<FlexitankOffer>[] = [
  {
    key: 'bags',
    label: words.columns.bags,
    render: ({ bagSizes, limitKg, freeDays }) => (
      <>
        {words.sizes(bagSizes)}
        <span className={small}>{words.limit(tonsOf(limitKg))}</span>
        {freeDays === null ? null : <span className={small}>{words.free(freeDays)}</span>}
      </>
    ),
  },
  {
    key: 'price',
    label: words.columns.price,
    numeric: true,
    render: ({ prices, included }) => {
      const [price] = prices;
      return price === undefined ? null : (
        <>
          {formatMoney(price.amount, price.currency)}
          <span className={small}>{words.with(included)}</span>
        </>
      );
    },
  },
  {
    key: 'total',
    label: words.columns.total,
    numeric: true,
    early: true,
    render: ({ totals, lines, plan, validTo, org }) => (
      <RowTotal totals={totals} lines={lines}>
        <span className={small}>{plan === null ? words.oneBox : words.plan(plan.boxes, plan.size)}</span>
        <span className={small}>
          {words.validTo} <DateTime instant={validTo} zone={org.timezone} dateOnly />
        </span>
      </RowTotal>
    ),
  },
];
