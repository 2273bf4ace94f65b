import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { UnRow } from '../dangerous-goods/un-list/row.ts';
import { compare, decimalText, divide, multiply } from '../decimal.ts';

export const aircraftTypes = ['PAX', 'CAO'] as const;
export type Aircraft = (typeof aircraftTypes)[number];

type LimitedEntry = Pick<UnEntry, 'airLimits' | 'packingGroups'>;

/** Net quantity limit of one package in an aircraft. */
export type AirLimit =
  | { kind: 'FORBIDDEN' }
  | { kind: 'NO_LIMIT' }
  | { kind: 'LIMIT'; amount: string; unit: 'kg' | 'L' }
  /** The limit depends on the packing group or on details we do not ask for; `amount` is the largest. */
  | { kind: 'OPEN'; amount: string; unit: 'kg' | 'L' }
  /** The number is unlisted, the sources are silent or the rows differ: the airline decides. */
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

/** Returns the limit of an entry; `packingGroup` may be empty. */
export function airLimit(entry: LimitedEntry | null, packingGroup: string, aircraft: Aircraft): AirLimit {
  if (entry === null) return { kind: 'UNKNOWN' };
  const limits = entry.airLimits.map((limit) => readLimit(aircraft === 'PAX' ? limit.passenger : limit.cargo));
  const groups: readonly string[] = entry.packingGroups;
  const index = limits.length === groups.length ? groups.indexOf(packingGroup) : -1;
  return index >= 0 ? limits[index]! : widest(limits);
}

/** Returns the limit all possible rows share, else UNKNOWN. */
export function airLimitOfRows(rows: readonly UnRow[], aircraft: Aircraft): AirLimit {
  const texts = new Set(rows.map((row) => (aircraft === 'PAX' ? row.airPassenger : row.airCargo)));
  const [text = null] = texts;
  return texts.size > 1 || text === null ? { kind: 'UNKNOWN' } : readLimit(text);
}

export const exceedsAirLimit = (limit: AirLimit, perPackage: string): boolean =>
  (limit.kind === 'LIMIT' || limit.kind === 'OPEN') && compare(perPackage, limit.amount) > 0;

/** Returns how many packages filled to `limit` hold the goods. */
export const packagesWithin = (pieces: number, perPackage: string, limit: string): number =>
  Number(decimalText(divide(multiply(perPackage, pieces), limit, 0, 'up')));

/** Lists the limits per packing group; one row without a group when they do not differ. */
export const airLimitsOf = (entry: LimitedEntry): { packingGroup: string; passenger: AirLimit; cargo: AirLimit }[] =>
  (entry.packingGroups.length === 0 ? [''] : entry.packingGroups).map((packingGroup) => ({
    packingGroup,
    passenger: airLimit(entry, packingGroup, 'PAX'),
    cargo: airLimit(entry, packingGroup, 'CAO'),
  }));
