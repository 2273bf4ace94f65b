import type { RailOffer } from '#contract/services/rail-prices.ts';
import { rail as words } from '#copy/rail/search.ts';
import type { DoorSide } from '#domain/domestic/fees.ts';
import { showMeasure, tonsOf } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { DOOR_BY_ENQUIRY, type RailQuery } from '#domain/rail/terms.ts';
import { closingsColumn } from '#src/features/offers/views/Closings.tsx';
import { FeesButton, useFeesRow } from '#src/features/offers/views/FeesButton.tsx';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { bookableFirst, isBookable, lowestId } from '#src/features/offers/views/lowest.ts';
import { PriceBadges } from '#src/features/offers/views/PriceBadges.tsx';
import { RowTotal } from '#src/features/offers/views/RowTotal.tsx';
import { classes } from '#src/ui/classes.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';

const CNY = '1';
const SIDES: readonly DoorSide[] = ['pickup', 'delivery'];

interface RailDetailProps {
  item: RailOffer;
  asked: RailQuery;
  isOpen: boolean;
}

/** Reasons for a missing price, or every price line and truck leg. */
export function RailDetail({ item, asked, isOpen }: RailDetailProps) {
  if (!isOpen)
    return item.unpriced.length > 0 ? <p className="p-1">{words.unpriced(item.unpriced.join('、'))}</p> : null;
  return (
    <div className="grid gap-1">
      <Terms item={item} asked={asked} />
      <FeeTable offer={item} />
      {SIDES.map((side) => (
        <Door
          key={side}
          side={side}
          item={item}
          city={asked.load === 'CBM' && asked[side] !== '' ? DOOR_BY_ENQUIRY : asked[side]}
        />
      ))}
    </div>
  );
}

/** Prices per container, border crossing and validity. */
function Terms({ item, asked }: Pick<RailDetailProps, 'asked' | 'item'>) {
  const { prices, freeDays, returnDepot, validTo, org, border, foreignBorder, direction, weekday } = item;
  const boxes = asked.load === 'BOX' ? prices : [];
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-0.5 px-1.5 text-12 text-ink-2">
      {boxes.map(({ ctnType, amount, currency, limitKg }) => (
        <li key={ctnType}>
          {words.boxPrice(ctnType, formatMoney(amount, currency))}
          {limitKg === null ? '' : `，${words.limit(showMeasure(String(limitKg)))}`}
        </li>
      ))}
      <li>{words.crossed(border, foreignBorder)}</li>
      <li>
        {words.directions[direction]}，{words.weekly(words.weekdays[weekday - 1] ?? '')}
      </li>
      {freeDays === null ? null : <li>{words.free(freeDays)}</li>}
      <li>{words.returned(returnDepot)}</li>
      <li>
        {words.valid} <DateTime instant={validTo} zone={org.timezone} dateOnly />
      </li>
    </ul>
  );
}

function Door({ side, item, city }: { side: DoorSide; item: RailOffer; city: string }) {
  if (city === '') return null;
  const door = item[side].find(({ code }) => code === city);
  const text =
    city === DOOR_BY_ENQUIRY
      ? words.requestedDoor[side]
      : door === undefined
        ? words.noDoor
        : `${words.doors[side](
            door.nameCn,
            door.prices.map(({ ctnType, amount }) => words.boxPrice(ctnType, formatMoney(amount, CNY))).join('，'),
          )}。${words.doorNote(door.nameCn, door.kilometres, tonsOf(door.limitKg))}`;
  return <p className="text-12 text-ink-2">{text}</p>;
}

const small = 'block font-normal text-12 text-ink-3';
/** Container types with a column; other prices are in the fee details. */
const COLUMNS_AT_MOST = 2;
/** Keeps rows at two lines on wide screens. */
const oneLine = 'xl:whitespace-nowrap';

interface RailTableProps {
  items: readonly RailOffer[];
  asked: RailQuery;
  /** Container types included in the totals. */
  boxes: readonly string[];
  now: number;
  isDanger: boolean;
  /** Address of the list of one line; null when one is already selected. */
  lineHref: ((item: RailOffer) => string) | null;
  /** Order form of a bookable train; null when none is. */
  orderHref: ((item: RailOffer) => string) | null;
}

/** Trains with door-to-door prices per container or cubic metre. */
export function RailTable({ items, asked, boxes, now, isDanger, lineHref, orderHref }: RailTableProps) {
  const fees = useFeesRow();
  const columns: Column<RailOffer>[] = [
    lineColumn(lineHref === null ? lowestId(items.filter(isBookable)) : null),
    ...timeColumns(now),
    ...(isDanger ? [borderColumn] : priceColumns(asked, boxes)),
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (item) => (
        <span className="flex flex-wrap items-center justify-end gap-0.5 xl:flex-nowrap">
          <State item={item} isDanger={isDanger} />
          {lineHref === null ? null : (
            <ButtonLink size={32} tone="quiet" href={lineHref(item)}>
              <span className="sr-only">{nameOf(item)} </span>
              {words.open}
            </ButtonLink>
          )}
          {orderHref === null || item.bookable !== 'BOOKABLE' ? null : (
            <ButtonLink size={32} href={orderHref(item)}>
              <span className="sr-only">{words.bookOf(item.etdDay)} </span>
              {words.book}
            </ButtonLink>
          )}
          {item.lines.length === 0 ? null : <FeesButton fees={fees} item={item} name={nameOf(item)} />}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={words.caption}
      columns={columns}
      rows={isDanger ? items : bookableFirst(items, isBookable)}
      rowKey={({ priceId }) => priceId}
      faint={(item) => !isDanger && !isBookable(item)}
      cardsBelow={1024}
      detail={(item) => <RailDetail item={item} asked={asked} isOpen={fees.isOpen(item.priceId)} />}
    />
  );
}

const nameOf = ({ org, dst }: RailOffer) => words.line(org.nameCn, dst.nameCn);

function State({ item: { bookable }, isDanger }: { item: RailOffer; isDanger: boolean }) {
  if (isDanger) return <Badge>{words.approval}</Badge>;
  return bookable === 'BOOKABLE' ? null : <Badge>{words.state[bookable]}</Badge>;
}

const lineColumn = (lowest: string | null): Column<RailOffer> => ({
  key: 'line',
  label: words.columns.line,
  render: (item) => (
    <>
      <span className="flex flex-wrap items-center gap-0.75 font-strong xl:flex-nowrap xl:whitespace-nowrap">
        {nameOf(item)}
        <PriceBadges priceKind={item.priceKind} isLowest={item.priceId === lowest} />
      </span>
      <span className={classes(small, oneLine)}>
        {words.train(item.vessel, item.voyage)}，{item.border}
      </span>
    </>
  ),
});

/** Shown when no train has prices, which leaves space for the border crossing. */
const borderColumn: Column<RailOffer> = {
  key: 'border',
  label: words.columns.border,
  render: ({ border, foreignBorder, direction, weekday }) => (
    <>
      {words.crossing(border, foreignBorder)}
      <span className={small}>
        {words.directions[direction]}，{words.weekly(words.weekdays[weekday - 1] ?? '')}
      </span>
    </>
  ),
};

const timeColumns = (now: number): Column<RailOffer>[] => [
  {
    key: 'train',
    label: words.columns.train,
    render: ({ etd, eta, transitDays, org, dst }) => (
      <>
        <DateTime instant={etd} zone={org.timezone} dateOnly />
        <span className={classes(small, oneLine)}>
          {words.arrives} <DateTime instant={eta} zone={dst.timezone} dateOnly />，{words.days(transitDays)}
        </span>
      </>
    ),
  },
  closingsColumn(words.columns.closes, now, ({ cutOffs }) => [
    { label: words.cargoCloses, deadline: cutOffs.cyClosing },
    { label: words.papersClose, deadline: cutOffs.siCutoff },
  ]),
];

const priceColumns = ({ load }: RailQuery, boxes: readonly string[]): Column<RailOffer>[] => [
  ...(load === 'BOX'
    ? boxes.slice(0, COLUMNS_AT_MOST).map(
        (box): Column<RailOffer> => ({
          key: box,
          label: box,
          numeric: true,
          render: (item) => <Price item={item} box={box} />,
        }),
      )
    : [
        {
          key: 'cubic',
          label: words.columns.cubic,
          numeric: true,
          render: ({ cubicMetre, charged }: RailOffer) => (
            <>
              {cubicMetre === null ? '—' : formatMoney(cubicMetre.amount, cubicMetre.currency)}
              {charged === null ? null : (
                <span className={small}>
                  {words.tons(charged.tons)}，{words.chargedBy[charged.by]}
                </span>
              )}
            </>
          ),
        },
      ]),
  { key: 'total', label: words.columns.total, numeric: true, early: true, render: (item) => <Total item={item} /> },
];

function Price({ item, box }: { item: RailOffer; box: string }) {
  const price = item.prices.find(({ ctnType }) => ctnType === box);
  if (price === undefined) return '—';
  return (
    <>
      {formatMoney(price.amount, price.currency)}
      {price.limitKg === null ? null : <span className={small}>{words.limit(showMeasure(String(price.limitKg)))}</span>}
    </>
  );
}

const Total = ({ item: { totals, lines } }: { item: RailOffer }) => (
  <RowTotal totals={totals} lines={lines} className={oneLine}>
    {totals.length === 0 ? <span className={small}>{words.load.fill}</span> : null}
  </RowTotal>
);
