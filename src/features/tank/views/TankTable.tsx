import type { TankOffer } from '#contract/services/tank-prices.ts';
import { priceRefusals } from '#copy/search/prices.ts';
import { columnTerms } from '#copy/search/terms.ts';
import { tank as words } from '#copy/tank/search.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';
import { FeesButton, useFeesRow } from '#src/features/offers/views/FeesButton.tsx';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { bookableFirst, lowestId } from '#src/features/offers/views/lowest.ts';
import { PriceBadges } from '#src/features/offers/views/PriceBadges.tsx';
import { RowTotal } from '#src/features/offers/views/RowTotal.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { Term } from '#src/ui/parts/Term.tsx';

const small = 'block font-normal text-12 text-ink-3';

/** Bookable, and the tank is strong enough for the goods. */
const isOrderable = ({ bookable, fit }: TankOffer): boolean =>
  bookable === 'BOOKABLE' && (fit === 'MET' || fit === 'OPEN');

interface TankTableProps {
  items: readonly TankOffer[];
  isDanger: boolean;
  /** The goods are carried molten: the order needs their densities. */
  isMelted: boolean;
  /** The number is in no list: an operator determines the tank. */
  isUnlisted: boolean;
  now: number;
  /** Address of the list of one lane; null when one is already selected. */
  laneHref: ((item: TankOffer) => string) | null;
  orderHref: (item: TankOffer) => string;
  /** Enquiry about a sailing that cannot be booked, or whose tank is unsuitable. */
  enquiryHref: (item: TankOffer) => string;
}

/** Tanks by lane: price, suitability for the goods and permitted quantity. */
export function TankTable(props: TankTableProps) {
  const { items, isDanger, isMelted, isUnlisted, now, laneHref, orderHref, enquiryHref } = props;
  const canOrder = (item: TankOffer) => !isUnlisted && isOrderable(item);
  const fees = useFeesRow();
  const columns: Column<TankOffer>[] = [
    laneColumn(lowestId(items.filter(canOrder))),
    sailingColumn(now, isDanger),
    tankColumn,
    {
      key: 'fit',
      label: words.columns.fit,
      render: (item) => <Fit item={item} isMelted={isMelted} isUnlisted={isUnlisted} />,
    },
    termsColumn,
    { key: 'total', label: words.columns.total, numeric: true, early: true, render: (item) => <Total item={item} /> },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (item) => (
        <span className="flex flex-wrap items-center justify-end gap-0.5">
          {item.bookable === 'BOOKABLE' ? null : (
            <Badge>{isByEnquiry(item.refusals) ? priceRefusals.byEnquiry : words.state[item.bookable]}</Badge>
          )}
          {canOrder(item) ? (
            <ButtonLink size={32} href={orderHref(item)}>
              <span className="sr-only">
                {nameOf(item)} {words.bookOf(item.etdDay)}{' '}
              </span>
              {words.book}
            </ButtonLink>
          ) : (
            <ButtonLink size={32} href={enquiryHref(item)}>
              <span className="sr-only">{words.enquireOf(nameOf(item), item.etdDay)}</span>
              {words.enquire}
            </ButtonLink>
          )}
          {laneHref === null ? null : (
            <ButtonLink size={32} tone="quiet" href={laneHref(item)}>
              <span className="sr-only">{nameOf(item)} </span>
              {words.open}
            </ButtonLink>
          )}
          <FeesButton fees={fees} item={item} name={nameOf(item)} />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={words.caption}
      columns={columns}
      rows={bookableFirst(items, canOrder)}
      rowKey={({ priceId }) => priceId}
      faint={(item) => !canOrder(item)}
      cardsBelow={1024}
      detail={(item) => (fees.isOpen(item.priceId) ? <FeeTable offer={item} /> : null)}
    />
  );
}

const nameOf = ({ org, dst }: TankOffer) => words.lane(org.nameCn, dst.nameCn);

const laneColumn = (lowest: string | null): Column<TankOffer> => ({
  key: 'lane',
  label: words.columns.lane,
  render: (item) => (
    <>
      <span className="flex flex-wrap items-center gap-0.75 font-strong">
        {nameOf(item)}
        <PriceBadges priceKind={item.priceKind} isLowest={item.priceId === lowest} />
      </span>
      <span className={small}>
        {words.carried(item.carrier.nameCn, item.via === null ? words.direct : words.via(item.via.nameCn))}
      </span>
    </>
  ),
});

const sailingColumn = (now: number, isDanger: boolean): Column<TankOffer> => ({
  key: 'sailing',
  label: words.columns.sailing,
  render: ({ etd, eta, transitDays, org, dst, cutOffs }) => {
    const closes = isDanger ? cutOffs.bookingCloseDg : cutOffs.bookingCloseGen;
    return (
      <>
        <DateTime instant={etd} zone={org.timezone} dateOnly />
        <span className={small}>
          {words.arrives} <DateTime instant={eta} zone={dst.timezone} dateOnly />，{words.transit(transitDays)}
        </span>
        <span className={small}>
          {words.closes} <Countdown deadline={closes} now={now} label={words.closes} />
        </span>
      </>
    );
  },
});

const tankColumn: Column<TankOffer> = {
  key: 'tank',
  label: words.columns.tank,
  mark: <Term {...columnTerms.tankType} isMark />,
  render: ({ tankType, capacityLitres, prices }) => {
    const price = prices.find(({ ctnType }) => ctnType === TANK_BOX);
    return (
      <>
        <span className="font-strong">{tankType}</span> {words.litres(showMeasure(String(capacityLitres)))}
        {price === undefined ? null : (
          <span className={small}>
            {words.columns.price} {formatMoney(price.amount, price.currency)}
          </span>
        )}
        {price === undefined || price.limitKg === null ? null : (
          <span className={small}>{words.limit(showMeasure(String(price.limitKg)))}</span>
        )}
      </>
    );
  },
};

const TONES = { MET: 'ok', WEAK: 'danger', ASK: 'warn', NONE: 'danger', OPEN: 'plain' } as const;

interface FitProps extends Pick<TankTableProps, 'isMelted' | 'isUnlisted'> {
  item: TankOffer;
}

/** Whether the tank is suitable, and how much it holds. */
function Fit({ item: { fit, filling, refusals, bookable, dgClasses }, isMelted, isUnlisted }: FitProps) {
  const [refusal] = refusals;
  if (bookable === 'REFUSED' && refusal !== undefined)
    return (
      <Badge tone={isByEnquiry(refusals) ? 'warn' : 'danger'}>
        {priceRefusals.reasonOf(refusal, dgClasses) ?? words.refused(refusal)}
      </Badge>
    );
  if (isUnlisted) return <Badge tone="warn">{words.unlisted}</Badge>;
  return (
    <>
      <Badge tone={TONES[fit]}>{words.fit[fit]}</Badge>
      {filling !== null ? (
        <>
          <span className="block">{words.fillUp(showMeasure(filling.litres), showMeasure(filling.kilograms))}</span>
          <span className={small}>{words.boundBy(filling.percent, words.bound[filling.boundBy])}</span>
          {filling.isSurgeSafe ? null : <span className={small}>{words.surge}</span>}
        </>
      ) : fit === 'MET' || fit === 'OPEN' ? (
        <span className={small}>{isMelted ? words.meltedFill : words.densityMissing}</span>
      ) : null}
    </>
  );
}

const termsColumn: Column<TankOffer> = {
  key: 'terms',
  label: words.columns.terms,
  render: ({ included, freeDays, returnDepot }) => (
    <>
      {included.length === 0 ? null : words.included(included.map((work) => words.works[work]).join('、'))}
      {freeDays === null ? null : <span className={small}>{words.free(freeDays)}</span>}
      <span className={small}>{words.returned(returnDepot)}</span>
    </>
  ),
};

const Total = ({ item: { totals, lines, validTo, org } }: { item: TankOffer }) => (
  <RowTotal totals={totals} lines={lines}>
    <span className={small}>
      {words.valid} <DateTime instant={validTo} zone={org.timezone} dateOnly />
    </span>
  </RowTotal>
);
