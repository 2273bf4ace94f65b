import type { AirAnswer, AirFlight } from '#contract/calls/air-prices.ts';
import { readAirTerms } from '#domain/air/address.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { airOrderAddress } from '#domain/orders/air-order-link.ts';
import { classes } from '#src/ui/classes.ts';
import { air as words } from '#src/ui/copy/air.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { showMeasure } from '#src/ui/measure-text.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Restricted } from '#src/ui/parts/common/Note.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';
import { PriceTable } from '../offers/PriceTable.tsx';
import { FlightDetail } from './FlightDetail.tsx';
import { refusalTexts } from './limit-text.ts';

const small = 'block font-normal text-12 text-ink-3';

/** Every flight of the lane: its breaks, the one charged, and what the load comes to. */
export function FlightTable({ answer, query }: { answer: AirAnswer; query: string }) {
  const zone = answer.org?.timezone ?? 'Asia/Shanghai';
  const goods = answer.goods === null ? '' : `UN ${answer.goods.unNo} ${answer.goods.nameCn}`;
  const named = { goods, perPackage: readAirTerms(query).perPackage };
  const refusalOf = (flight: AirFlight) => refusalTexts(flight, named);
  return (
    <PriceTable
      caption={words.list}
      columns={columnsIn(zone, query)}
      rows={answer.items}
      cardsBelow={1024}
      detail={(flight) =>
        flight.bookable === 'REFUSED' ? (
          <div className="p-1.5">
            <Restricted title={words.refusedBy(`${flight.carrier.nameCn} ${flight.flight}`, flight.days[0] ?? '')}>
              {refusalOf(flight).map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Restricted>
          </div>
        ) : flight.charge === null || answer.load === null ? null : (
          <FlightDetail flight={flight} charge={flight.charge} load={answer.load} />
        )
      }
    />
  );
}

const columnsIn = (zone: string, query: string): readonly Column<AirFlight>[] => [
  { key: 'flight', label: words.columns.flight, render: (flight) => <Flight flight={flight} /> },
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
  {
    key: 'action',
    label: words.columns.action,
    quiet: true,
    render: (flight) => <Action flight={flight} query={query} />,
  },
];

/** The order of the first flight that may still be booked; another day is chosen in it. */
function Action({ flight: { bookable, priceId, carrier, flight, days }, query }: { flight: AirFlight; query: string }) {
  const [day] = days;
  if (bookable !== 'BOOKABLE' || day === undefined) return null;
  return (
    <ButtonLink size={32} href={airOrderAddress(query, { priceId, flightDay: day })}>
      <span className="sr-only">{words.orderOf(`${carrier.nameCn} ${flight}`, day)}</span>
      {words.order}
    </ButtonLink>
  );
}

const Flight = ({ flight: { carrier, flight, priceKind, space, dgClasses } }: { flight: AirFlight }) => (
  <>
    <span className="flex flex-wrap items-center gap-0.75 font-strong">
      {carrier.nameCn}
      {priceKind === 'CONTRACT' ? <Badge tone="sea">{words.contract}</Badge> : null}
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
  <ul className="flex flex-wrap gap-x-1 lg:block">
    {surcharges.map(({ feeCode, unitPrice, basis }) => (
      <li key={feeCode} className="text-12 text-ink-2">
        {(basis === 'KILOGRAM' ? words.perKg : words.perWaybill)(feeCode, showMeasure(unitPrice))}
      </li>
    ))}
  </ul>
);

function Total({ flight: { charge, totals, bookable } }: { flight: AirFlight }) {
  if (bookable === 'REFUSED') return KIT.none;
  if (charge === null) return <span className="text-12 text-ink-3">{words.needsLoad}</span>;
  return (
    <>
      {totals.map(({ currency, amount }) => (
        <Money key={currency} symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
      ))}
      <span className={small}>
        {charge.by === 'MINIMUM' ? words.atMinimum : words.chargedAt(showMeasure(charge.chargedKg))}
      </span>
    </>
  );
}
