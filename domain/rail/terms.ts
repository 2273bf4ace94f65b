import { readFields } from '../query-text.ts';

/** Carrier's responsibility: from station or door to station or door. */
export const railTerms = ['STATION_STATION', 'DOOR_STATION', 'STATION_DOOR', 'DOOR_DOOR'] as const;
export type RailTerm = (typeof railTerms)[number];

/** From China, or to China. */
export const railDirections = ['OUTBOUND', 'INBOUND'] as const;
export type RailDirection = (typeof railDirections)[number];

/** Whole containers, or shared ones charged by the cubic metre. */
export const railLoads = ['BOX', 'CBM'] as const;
export type RailLoad = (typeof railLoads)[number];

/** A door fee on enquiry, because it depends on the address. */
export const DOOR_BY_ENQUIRY = 'ASK';

const HOME = 'CN';

export const directionOf = (originCountry: string): RailDirection => (originCountry === HOME ? 'OUTBOUND' : 'INBOUND');

export const railTermOf = (doors: { pickup: boolean; delivery: boolean }): RailTerm =>
  `${doors.pickup ? 'DOOR' : 'STATION'}_${doors.delivery ? 'DOOR' : 'STATION'}`;

/** Rail query parameters besides the search terms; empty when absent. */
export interface RailQuery {
  direction: RailDirection | '';
  /** Border station where the train leaves or enters China. */
  border: string;
  load: RailLoad;
  /** Door city, or DOOR_BY_ENQUIRY. */
  pickup: string;
  delivery: string;
}

export const RAIL_FIELDS = ['direction', 'border', 'load', 'pickup', 'delivery'] as const;

const DOOR = /^(?:\d{6}|ASK)$/;
const STATION = /^[A-Z0-9][A-Z0-9-]{1,9}$/;

/** Parses the rail query; invalid values are empty. Never throws. */
export function parseRailQuery(query: string): RailQuery {
  const fields = readFields(query);
  const held = (name: string, shape: RegExp) => (shape.test(fields.get(name) ?? '') ? (fields.get(name) ?? '') : '');
  return {
    direction: railDirections.find((one) => one === fields.get('direction')) ?? '',
    border: held('border', STATION),
    load: railLoads.find((one) => one === fields.get('load')) ?? 'BOX',
    pickup: held('pickup', DOOR),
    delivery: held('delivery', DOOR),
  };
}
