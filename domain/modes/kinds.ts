/** Transport modes of a chemical, each with its own prices and prohibitions. */
export const transportModes = [
  'TANK',
  'FLEXITANK',
  'DRUM',
  'IBC',
  'BAG',
  'LCL',
  'AIR_CARGO',
  'AIR_PASSENGER',
  'RAIL',
] as const;
export type TransportMode = (typeof transportModes)[number];

/** Verdicts: allowed, allowed after approval, without a price, input missing, forbidden. */
export const modeVerdicts = ['OK', 'ASK', 'NO_PRICE', 'INCOMPLETE', 'REFUSED'] as const;
export type ModeVerdict = (typeof modeVerdicts)[number];

export const goodsStates = ['LIQUID', 'SOLID'] as const;
export type GoodsState = (typeof goodsStates)[number];

/** Upper flash point of class 3, ℃ closed cup. */
export const FLAMMABLE_UP_TO = 60;
