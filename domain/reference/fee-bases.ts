export const feeBases = [
  'CONTAINER',
  'SHIPMENT',
  'REVENUE_TON',
  'UN_ITEM',
  'TON',
  'TON_DAY',
  'PALLET_DAY',
  'CUBIC_METRE_DAY',
  'TANK_DAY',
  'KILOGRAM',
  'PERSON',
  'MONTH',
  'KILOMETRE',
  'TIME',
  'PERCENT',
] as const;
export type FeeBasis = (typeof feeBases)[number];
