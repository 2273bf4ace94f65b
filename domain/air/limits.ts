import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { UnRow } from '../dangerous-goods/un-list/row.ts';
import { compare, decimalText, divide, multiply } from '../decimal.ts';

export const aircraftTypes = ['PAX', 'CAO'] as const;
export type Aircraft = (typeof aircraftTypes)[number];

type LimitedEntry = Pick<UnEntry, 'airLimits' | 'packingGroups'>;

/** How much of the goods one package may hold in an aircraft. */
export type AirLimit =
  | { kind: 'FORBIDDEN' }
  | { kind: 'NO_LIMIT' }
  | { kind: 'LIMIT'; amount: string; unit: 'kg' | 'L' }
  /** It differs with the packing group, or with what the table tells apart and we do not ask; the largest of them. */
  | { kind: 'OPEN'; amount: string; unit: 'kg' | 'L' }
  /** The number is not in the list, our sources do not say, or its rows differ: the airline decides. */
  | { kind: 'UNKNOWN' };

type Measured = Extract<AirLimit, { kind: 'LIMIT' }>;

function readLimit(text: string): AirLimit {
  if (text === 'X') return { kind: 'FORBIDDEN' };
  if (text === 'No limit') return { kind: 'NO_LIMIT' };
  const found = /^(\d+(?:\.\d+)?)(kg|L)$/.exec(text);
  return found === null ? { kind: 'UNKNOWN' } : { kind: 'LIMIT', amount: found[1]!, unit: found[2] as 'kg' | 'L' };
}

function widest(limits: readonly AirLimit[]): AirLimit {
  const [first] = limits;
  if (first === undefined) return { kind: 'UNKNOWN' };
  if (limits.every((limit) => JSON.stringify(limit) === JSON.stringify(first))) return first;
  const measured = limits.filter((limit): limit is Measured => limit.kind === 'LIMIT');
  if (measured.length === 0) return { kind: 'UNKNOWN' };
  const most = measured.reduce((one, other) => (Number(other.amount) > Number(one.amount) ? other : one));
  return { ...most, kind: 'OPEN' };
}

/** The limit of an entry; the packing group may be empty. */
export function airLimit(entry: LimitedEntry | null, packingGroup: string, aircraft: Aircraft): AirLimit {
  if (entry === null) return { kind: 'UNKNOWN' };
  const limits = entry.airLimits.map((limit) => readLimit(aircraft === 'PAX' ? limit.passenger : limit.cargo));
  const groups: readonly string[] = entry.packingGroups;
  const index = limits.length === groups.length ? groups.indexOf(packingGroup) : -1;
  return index >= 0 ? limits[index]! : widest(limits);
}

/** The limit of a booking: the one that all possible rows share, else unknown. */
export function airLimitOfRows(rows: readonly UnRow[], aircraft: Aircraft): AirLimit {
  const texts = new Set(rows.map((row) => (aircraft === 'PAX' ? row.airPassenger : row.airCargo)));
  const [text = null] = texts;
  return texts.size > 1 || text === null ? { kind: 'UNKNOWN' } : readLimit(text);
}

/** Whether a package of so much, in the unit of the limit, holds more than an aircraft takes. */
export const exceedsAirLimit = (limit: AirLimit, perPackage: string): boolean =>
  (limit.kind === 'LIMIT' || limit.kind === 'OPEN') && compare(perPackage, limit.amount) > 0;

/** How many packages hold what so many of another size do, each filled to a limit. */
export const packagesWithin = (pieces: number, perPackage: string, limit: string): number =>
  Number(decimalText(divide(multiply(perPackage, pieces), limit, 0, 'up')));

/** Every packing group of an entry with what either aircraft takes of it; one without a group where they do not differ. */
export const airLimitsOf = (entry: LimitedEntry): { packingGroup: string; passenger: AirLimit; cargo: AirLimit }[] =>
  (entry.packingGroups.length === 0 ? [''] : entry.packingGroups).map((packingGroup) => ({
    packingGroup,
    passenger: airLimit(entry, packingGroup, 'PAX'),
    cargo: airLimit(entry, packingGroup, 'CAO'),
  }));
