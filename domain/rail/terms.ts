import { readFields } from '../query-text.ts';

/** From where to where the carrier is answerable: from the station or a door, to the station or a door. */
export const railTerms = ['STATION_STATION', 'DOOR_STATION', 'STATION_DOOR', 'DOOR_DOOR'] as const;
export type RailTerm = (typeof railTerms)[number];

/** Away from China, or back to it. */
export const railDirections = ['OUTBOUND', 'INBOUND'] as const;
export type RailDirection = (typeof railDirections)[number];

/** Whole boxes, or cargo that shares one and is charged by the cubic metre. */
export const railLoads = ['BOX', 'CBM'] as const;
export type RailLoad = (typeof railLoads)[number];

/** A door whose price follows from its address. */
export const ASKED_DOOR = 'ASK';

const HOME = 'CN';

export const directionOf = (originCountry: string): RailDirection => (originCountry === HOME ? 'OUTBOUND' : 'INBOUND');

export const railTermOf = (doors: { pickup: boolean; delivery: boolean }): RailTerm =>
  `${doors.pickup ? 'DOOR' : 'STATION'}_${doors.delivery ? 'DOOR' : 'STATION'}`;

/** What an address asks of the list besides the terms of a search; empty where it asks nothing. */
export interface RailAsked {
  direction: RailDirection | '';
  /** The station where the train leaves or enters China. */
  border: string;
  load: RailLoad;
  /** The city of a door, or one whose price follows from its address. */
  pickup: string;
  delivery: string;
}

export const RAIL_FIELDS = ['direction', 'border', 'load', 'pickup', 'delivery'] as const;

const DOOR = /^(?:\d{6}|ASK)$/;
const STATION = /^[A-Z0-9][A-Z0-9-]{1,9}$/;

/** Whatever an address says that makes sense. Never throws. */
export function readRailAsked(query: string): RailAsked {
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
