import { createHash } from 'node:crypto';
import type { RateRow } from '#domain/rates/columns.ts';
import { resolveSailing } from '#domain/schedules/sailing-row.ts';
import type { sailings } from '../data/schema/market.ts';

type Sailing = typeof sailings.$inferInsert;
type CutOff = keyof ReturnType<typeof resolveSailing>['cutOffs'];

const ID_CHARACTERS = 20;

/** Derives an id from the content, so that identical lines of different versions are the same departure. */
export const idOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, ID_CHARACTERS);

/** Builds a sailing. An unchanged one keeps its id, offers and bookings; a changed one is a new sailing. */
export function toSailing(row: RateRow, laneId: string, zones: ReadonlyMap<string, string>): Sailing {
  const ends = { origin: zones.get(row.origin!)!, destination: zones.get(row.destination!)! };
  const { etd, eta, transitDays, cutOffs } = resolveSailing(row, ends);
  const { carrier = '', route = '', vessel = '', voyage = '', terminal = '', via = '' } = row;
  const identity = { laneId, carrierCode: carrier, routeCode: route, vessel, voyage, terminal, viaCode: via || null };
  const moments = Object.entries({ etd, eta, ...cutOffs });
  return {
    id: `S${idOf([identity, moments])}`,
    ...identity,
    ...(Object.fromEntries(moments.map(([key, at]) => [key, new Date(at)])) as Pick<Sailing, 'eta' | 'etd' | CutOff>),
    transitDays,
    slotsLeft: null,
    demo: false,
  };
}
