import { airLoad as air } from '#copy/air/load.ts';
import { airBooking as words } from '#copy/air/order.ts';
import { frame } from '#copy/booking/frame.ts';
import type { AirFacts } from '#domain/air/facts.ts';
import { airBookingClose, airCutOffs } from '#domain/air/flight-days.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { Deadline, type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';

/** Formats a future instant with the time left. */
const until = (instant: number, { offer, now }: AirFacts, label: string) => (
  <Deadline key={label} instant={instant} zone={offer?.timezone ?? CHINA} now={now} label={label} />
);

/** Facts of the flight; empty while it is unknown, without deadlines before a day is chosen. */
export function flightRows(facts: AirFacts, day: string): FactRow[] {
  const { flight, offer } = facts;
  if (flight === null || offer === null) return [];
  const { orgName, dstName, carrier, transitDays } = flight;
  const { isDanger, timezone, cutOffs } = offer;
  const waybill = carrier.prefix === null ? '' : `，${air.waybill(carrier.prefix)}`;
  const rows: FactRow[] = [
    [frame.route.line, `${orgName} → ${dstName}`],
    [words.flight, `${carrier.nameCn} ${flight.flight}${waybill}`],
    [air.filters.aircraft, air.aircraft[offer.aircraft]],
    [words.transit, air.transit(transitDays)],
  ];
  if (day === '') return rows;
  return [
    ...rows,
    [air.closes, until(airBookingClose(day, isDanger, timezone, cutOffs), facts, air.closes)],
    [words.handIn, until(airCutOffs(day, isDanger, timezone, cutOffs).lclCutoff, facts, words.handIn)],
  ];
}

export function FlightFacts({ facts, day }: { facts: AirFacts; day: string }) {
  return <FactRows rows={flightRows(facts, day)} />;
}
