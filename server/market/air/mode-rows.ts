import { parse } from 'valibot';
import type { ModeLoad, ModeReason, ModeRow } from '#contract/calls/mode-advice.ts';
import { type AirAnswer, type AirFlight, airPrices } from '#contract/services/air-prices.ts';
import { type Aircraft, type AirLimit, airLimit } from '#domain/air/limits.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { divide, multiply } from '#domain/decimal.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import type { Reader } from '../fee-rates.ts';
import { type Loose, looseOf } from '../modes/loose.ts';
import type { ModesQuery } from '../modes/query.ts';
import {
  cheapestOf,
  closedRow,
  isBookable,
  numberReasons,
  partiesOf,
  perTonOf,
  reasonOf,
  refusedRow,
  rowOf,
} from '../modes/row.ts';
import type { ServiceLane } from '../service-lanes.ts';
import { listAirPrices } from './prices.ts';

const AIRCRAFT = { AIR_CARGO: 'CAO', AIR_PASSENGER: 'PAX' } as const satisfies Record<string, Aircraft>;
type AirMode = keyof typeof AIRCRAFT;
const MODES: readonly AirMode[] = ['AIR_CARGO', 'AIR_PASSENGER'];

const listFlights = (db: Reader, query: ModesQuery, { org, dst }: ServiceLane, loose: Loose | null) => {
  const { isDanger, unNo, packingGroup } = query;
  return listAirPrices(
    db,
    parse(airPrices.request, {
      ...{ orgPortCode: org.code, dstPortCode: dst.code, isDanger: isDanger ? 'Y' : 'N' },
      ...(unNo === '' ? {} : { unNo }),
      ...(packingGroup === undefined ? {} : { packingGroup }),
      ...(loose === null ? {} : { volume: loose.volume, weight: loose.grossKg }),
    }),
    query,
  );
};

type Measured = Extract<AirLimit, { kind: 'LIMIT' | 'OPEN' }>;

const measuredOf = ({ limit }: AirFlight): Measured | null =>
  limit?.kind === 'LIMIT' || limit?.kind === 'OPEN' ? limit : null;

/** Counts packages of the largest permitted size; null while the density is unknown. */
function packagesWithin({ mass, density }: ModesQuery, { amount, unit }: Measured): number | null {
  if (unit === 'kg') return Number(divide(mass, amount, 0, 'up').units);
  return density === null ? null : Number(divide(mass, multiply(density, amount), 0, 'up').units);
}

function repacking(query: ModesQuery, loose: Loose, flight: AirFlight): ModeReason[] {
  const limit = measuredOf(flight);
  const packages = limit === null ? null : packagesWithin(query, limit);
  if (limit === null || packages === null || loose.packages === null || packages <= loose.packages) return [];
  return [{ code: 'AIR_REPACK', amount: limit.amount, unit: limit.unit, packages }];
}

function loadOf({ mass }: ModesQuery, loose: Loose, flight: AirFlight): ModeLoad | null {
  const { charge, currency } = flight;
  if (charge === null) return null;
  const limit = measuredOf(flight);
  return {
    kind: 'AIR',
    ...loose,
    ...{ totalKg: mass, chargedKg: charge.chargedKg, fromKg: charge.fromKg, rate: charge.rate, currency },
    limit: limit === null ? null : { amount: limit.amount, unit: limit.unit },
  };
}

function pricedRow(mode: AirMode, query: ModesQuery, answer: AirAnswer, loose: Loose, flight: AirFlight): ModeRow {
  const { priceId, priceKind, carrier, transitDays, validTo, lines, totals } = flight;
  const reasons: ModeReason[] = [
    ...numberReasons(query),
    ...(flight.limit?.kind === 'UNKNOWN' ? [reasonOf('AIR_UNKNOWN')] : []),
    ...repacking(query, loose, flight),
  ];
  return rowOf(mode, reasons.length > 0 ? 'ASK' : 'OK', {
    ends: answer,
    reasons,
    load: loadOf(query, loose, flight),
    offer: {
      ...{ priceId, priceKind, transitDays, validTo, lines, totals },
      carrier: { code: carrier.code, nameCn: carrier.nameCn },
      means: flight.flight,
      departs: flight.days[0] ?? '',
      perTon: perTonOf(totals, query.mass),
    },
  });
}

interface Known {
  answer: AirAnswer | null;
  loose: Loose | null;
  entry: UnEntry | null;
}

function rowIn(mode: AirMode, query: ModesQuery, { answer, loose, entry }: Known): ModeRow | null {
  const aircraft = AIRCRAFT[mode];
  const limit = airLimit(entry, query.packingGroup ?? '', aircraft);
  if (limit.kind === 'FORBIDDEN') return rowOf(mode, 'REFUSED', { reasons: [{ code: 'AIR_FORBIDDEN', aircraft }] });
  if (entry !== null && limit.kind === 'UNKNOWN')
    return rowOf(mode, 'NO_PRICE', { reasons: [reasonOf('AIR_IN_DOUBT')] });
  if (answer === null) return rowOf(mode, 'NO_PRICE', { reasons: [reasonOf('NO_LANE')] });
  const flights = answer.items.filter((one) => one.aircraft === aircraft);
  if (flights.length === 0) return null;
  const open = flights.filter(isBookable);
  if (open.length === 0)
    return partiesOf(flights).length > 0 ? refusedRow(mode, flights, answer) : closedRow(mode, flights, answer);
  if (loose === null)
    return rowOf(mode, 'INCOMPLETE', {
      ends: answer,
      reasons: [reasonOf(query.state === 'LIQUID' ? 'NEEDS_DENSITY' : 'NEEDS_VOLUME')],
    });
  const best = cheapestOf(open.filter(({ charge }) => charge !== null));
  return best === null ? closedRow(mode, [], answer) : pricedRow(mode, query, answer, loose, best);
}

/**
 * Builds a row per aircraft type. Types that are neither flown on the lane nor forbidden are left out, but one row
 * always remains.
 */
export async function airRows(db: Reader, query: ModesQuery, lane: ServiceLane | null): Promise<ModeRow[]> {
  const loose = looseOf(query);
  const answer = lane === null ? null : await listFlights(db, query, lane, loose);
  const entry = query.isDanger ? await readUnEntry(db, query.unNo) : null;
  const rows = MODES.map((mode) => rowIn(mode, query, { answer, loose, entry })).filter((row) => row !== null);
  if (rows.length === 0 && answer !== null) return [closedRow('AIR_CARGO', [], answer)];
  const isNowhere = rows.length > 1 && rows.every(({ verdict }) => verdict === 'NO_PRICE');
  return isNowhere ? rows.slice(0, 1) : rows;
}
