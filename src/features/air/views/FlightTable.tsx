import type { AirAnswer, AirFlight } from '#contract/services/air-prices.ts';
import { air as words } from '#copy/air/search.ts';
import { KIT } from '#copy/kit.ts';
import { priceRefusals } from '#copy/search/prices.ts';
import { readAirTerms } from '#domain/air/address.ts';
import { airOrderAddress } from '#domain/air/order-link.ts';
import { isByEnquiry } from '#domain/dangerous-goods/price-refusals.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { isBookable, lowestId } from '#src/features/offers/views/lowest.ts';
import { PriceBadges, RefusedRow } from '#src/features/offers/views/PriceBadges.tsx';
import { PriceTable } from '#src/features/offers/views/PriceTable.tsx';
import { RowTotal } from '#src/features/offers/views/RowTotal.tsx';
import { classes } from '#src/ui/classes.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';
import { FlightDetail } from './FlightDetail.tsx';
import { refusalTexts } from './refusal-texts.ts';

/** Alternative to a flight that refuses the goods: repack, take a freighter, or enquire. */
export type Alternative = { kind: 'repack'; amount: string; unit: string } | { kind: 'cargo' } | { kind: 'enquire' };

/** Whether a cargo aircraft of the lane accepts goods forbidden on this one. */
function hasFreighter({ aircraft, goods }: AirAnswer, query: string): boolean {
  const { packingGroup, aircraft: chosen } = readAirTerms(query);
  if (chosen !== null || !aircraft.includes('CAO') || goods === null) return false;
  const limits = goods.limits.filter((limit) => packingGroup === '' || limit.packingGroup === packingGroup);
  return limits.some(({ cargo }) => cargo.kind !== 'FORBIDDEN');
}

export function wayOut({ aircraft, refusals }: AirFlight, answer: AirAnswer, query: string): Alternative {
  const [refusal, ...others] = refusals;
  if (others.length > 0 || refusal === undefined) return { kind: 'enquire' };
  if (refusal.kind === 'OVER_LIMIT') return { kind: 'repack', amount: refusal.amount, unit: refusal.unit };
  if (refusal.kind === 'FORBIDDEN' && aircraft === 'PAX' && hasFreighter(answer, query)) return { kind: 'cargo' };
  return { kind: 'enquire' };
}

const small = 'block font-normal text-12 text-ink-3';

interface FlightTableProps {
  answer: AirAnswer;
  query: string;
  /** Address of the list with some query parameters replaced. */
  hrefWith(changes: Readonly<Record<string, string>>): string;
  enquiryHref: string;
}

/** Lists every flight of the lane with its weight breaks, the break charged and the total. */
export function FlightTable(props: FlightTableProps) {
  const { answer, query } = props;
  const goods = answer.goods === null ? '' : `UN ${answer.goods.unNo} ${answer.goods.nameCn}`;
  const { perPackage, packages } = readAirTerms(query);
  const asked = { goods, perPackage, pieces: packages.reduce((sum, { pieces }) => sum + pieces, 0) };
  return (
    <PriceTable
      caption={words.list}
      columns={columnsOf(props)}
      rows={answer.items}
      cardsBelow={1024}
      detail={(flight) =>
        flight.bookable === 'REFUSED' ? (
          <RefusedRow
            title={isByEnquiry(flight.refusals) ? priceRefusals.byEnquiry : words.refusedTitle}
            reasons={refusalTexts(flight, asked)}
          />
        ) : flight.charge === null || answer.load === null ? null : (
          <FlightDetail flight={flight} charge={flight.charge} load={answer.load} />
        )
      }
    />
  );
}

/** The cheapest bookable flight that accepts the load; null when no flight has a total. */
const lowestOf = ({ items }: AirAnswer) => lowestId(items.filter((one) => isBookable(one) && one.charge !== null));

function columnsOf(props: FlightTableProps): readonly Column<AirFlight>[] {
  const zone = props.answer.org?.timezone ?? CHINA;
  const lowest = lowestOf(props.answer);
  return [
    {
      key: 'flight',
      label: words.columns.flight,
      render: (flight) => <Flight flight={flight} isLowest={flight.priceId === lowest} />,
    },
    ...columnsIn(zone),
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (flight) => <Action {...props} flight={flight} />,
    },
  ];
}

const columnsIn = (zone: string): readonly Column<AirFlight>[] => [
  { key: 'aircraft', label: words.columns.aircraft, render: (flight) => <Aircraft flight={flight} /> },
  { key: 'next', label: words.columns.next, render: (flight) => <NextDay flight={flight} zone={zone} /> },
  {
    key: 'breaks',
    label: words.columns.breaks,
    card: 'col-span-full',
    render: (flight) => <Breaks flight={flight} />,
  },
  { key: 'surcharges', label: words.columns.surcharges, render: (flight) => <Surcharges flight={flight} /> },
  {
    key: 'total',
    label: words.columns.total,
    numeric: true,
    early: true,
    render: (flight) => <Total flight={flight} />,
  },
];

type ActionProps = FlightTableProps & { flight: AirFlight };

/** Links to the order form, or to the alternatives when the flight cannot be booked. */
function Action(props: ActionProps) {
  const {
    flight: { bookable, priceId, carrier, flight, days },
    query,
  } = props;
  const [day] = days;
  if (bookable === 'REFUSED') return <Instead {...props} />;
  if (bookable !== 'BOOKABLE' || day === undefined) return null;
  return (
    <ButtonLink size={32} href={airOrderAddress(query, { priceId, flightDay: day })}>
      <span className="sr-only">{words.orderOf(`${carrier.nameCn} ${flight}`, day)}</span>
      {words.order}
    </ButtonLink>
  );
}

function Instead({ flight, answer, query, hrefWith, enquiryHref }: ActionProps) {
  const way = wayOut(flight, answer, query);
  const name = `${flight.carrier.nameCn} ${flight.flight}`;
  const [href, description, label] =
    way.kind === 'repack'
      ? [hrefWith({ net: way.amount }), words.ways.repackOf(name, `${way.amount} ${way.unit}`), words.ways.repack]
      : way.kind === 'cargo'
        ? [hrefWith({ aircraft: 'CAO' }), words.ways.cargoOf(name), words.ways.cargo]
        : [enquiryHref, words.ways.enquireOf(name), words.ways.enquire];
  return (
    <ButtonLink size={32} href={href}>
      <span className="sr-only">{description}</span>
      {label}
    </ButtonLink>
  );
}

interface FlightProps {
  flight: AirFlight;
  isLowest: boolean;
}

const Flight = ({ flight: { carrier, flight, priceKind, space, dgClasses }, isLowest }: FlightProps) => (
  <>
    <span className="flex flex-wrap items-center gap-0.75 font-strong">
      {carrier.nameCn}
      <PriceBadges priceKind={priceKind} isLowest={isLowest} />
    </span>
    <span className={small}>
      {flight}
      {carrier.prefix === null ? '' : `，${words.waybill(carrier.prefix)}`}
    </span>
    <span className={small}>{words.space[space]}</span>
    {dgClasses.length === 0 ? null : <span className={small}>{words.takes(dgClasses.join('、'))}</span>}
  </>
);

const WEEK = ['1', '2', '3', '4', '5', '6', '7'];

const Aircraft = ({ flight: { aircraft, weekdays } }: { flight: AirFlight }) => (
  <>
    <Badge tone={aircraft === 'CAO' ? 'warn' : 'plain'}>{words.aircraft[aircraft]}</Badge>
    <span
      role="img"
      aria-label={words.weekdays(WEEK.filter((day) => weekdays.includes(day)).join('、'))}
      className="block tracking-widest tabular-nums"
    >
      {WEEK.map((day) => (weekdays.includes(day) ? day : '·')).join('')}
    </span>
  </>
);

function NextDay({ flight, zone }: { flight: AirFlight; zone: string }) {
  const { days, bookingClose, validTo, transitDays } = flight;
  const [day] = days;
  if (day === undefined) return <span className="text-ink-3">{words.noDay}</span>;
  return (
    <>
      <DateTime instant={Date.parse(`${day}T12:00:00Z`)} zone="UTC" dateOnly />
      <span className={small}>{words.transit(transitDays)}</span>
      {bookingClose === null ? null : (
        <span className={small}>
          {words.closes} <DateTime instant={bookingClose} zone={zone} />
        </span>
      )}
      <span className={small}>
        {words.valid} <DateTime instant={validTo} zone={zone} dateOnly />
      </span>
    </>
  );
}

const cell = 'grid min-w-0 justify-items-center border-b-2 py-0.25 text-center lg:px-0.5';

function Breaks({ flight: { charge, minimum, breaks } }: { flight: AirFlight }) {
  const isLeast = charge?.by === 'MINIMUM';
  return (
    <ul className="grid max-w-45 grid-cols-7 tabular-nums">
      <li className={classes(cell, isLeast ? 'border-ok-line bg-ok-soft' : 'border-transparent')}>
        <span className="text-12 text-ink-3">{words.minimum}</span>
        <span>{showMeasure(minimum)}</span>
        {isLeast ? <span className="sr-only">{words.charged}</span> : null}
      </li>
      {breaks.map(({ fromKg, rate }) => {
        const isHit = charge !== null && !isLeast && charge.fromKg === fromKg;
        const isOwn = charge?.own?.fromKg === fromKg && !isHit;
        return (
          <li
            key={fromKg}
            className={classes(
              cell,
              isHit ? 'border-ok-line bg-ok-soft font-strong' : isOwn ? 'border-line-ink' : 'border-transparent',
            )}
          >
            <span className="font-normal text-12 text-ink-3">{words.breakName(fromKg)}</span>
            <span>{showMeasure(rate)}</span>
            {isHit ? <span className="sr-only">{words.charged}</span> : null}
            {isOwn ? <span className="sr-only">{words.ownBreak}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}

const Surcharges = ({ flight: { surcharges } }: { flight: AirFlight }) => (
  <ul className="flex flex-wrap gap-x-1 lg:grid lg:w-max lg:grid-cols-2">
    {surcharges.map(({ feeCode, unitPrice, basis }) => (
      <li key={feeCode} className="text-12 text-ink-2">
        {(basis === 'KILOGRAM' ? words.perKg : words.perWaybill)(feeCode, showMeasure(unitPrice))}
      </li>
    ))}
  </ul>
);

function Total({ flight: { charge, totals, lines, bookable } }: { flight: AirFlight }) {
  if (bookable === 'REFUSED') return KIT.none;
  if (charge === null) return <span className="text-12 text-ink-3">{words.needsLoad}</span>;
  return (
    <RowTotal totals={totals} lines={lines}>
      <span className={small}>
        {charge.by === 'MINIMUM' ? words.atMinimum : words.chargedAt(showMeasure(charge.chargedKg))}
      </span>
    </RowTotal>
  );
}
