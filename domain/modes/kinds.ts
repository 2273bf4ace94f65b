/** Ways to move one chemical, each with its own prices and its own prohibitions. */
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

/** How far a way is open: allowed, allowed after a person has said so, without a price, not yet reckoned, forbidden. */
export const modeVerdicts = ['OK', 'ASK', 'NO_PRICE', 'INCOMPLETE', 'REFUSED'] as const;
export type ModeVerdict = (typeof modeVerdicts)[number];

export const goodsStates = ['LIQUID', 'SOLID'] as const;
export type GoodsState = (typeof goodsStates)[number];

/** Class 3 reaches up to this flash point, ℃ closed cup. */
export const FLAMMABLE_UP_TO = 60;
