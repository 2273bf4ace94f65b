import { portGroups } from './ports.ts';

/** Reference lists operators may extend. */
export const codeKinds = ['CARRIER', 'PORT', 'AIRPORT', 'STATION', 'CITY', 'FEE'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** Carrier trades used in prices and timetables; same codes as the carriers table. */
export const carrierTrades = ['ocean', 'domestic', 'air', 'rail'] as const;

export const stationGroups = ['发站', '口岸', '境外口岸', '到站'] as const;

/** Picker groups by kind; other kinds have free groups or derive them from the country. */
export const placeGroups = { PORT: portGroups, STATION: stationGroups } as const;

const ofPlace = ['code', 'nameCn', 'nameEn', 'country', 'timezone', 'pinyin', 'initials', 'aliases'] as const;

export const codeFields = {
  CARRIER: ['code', 'trade', 'nameCn', 'secondCode', 'dgCollect'],
  PORT: [...ofPlace, 'group'],
  AIRPORT: ofPlace,
  STATION: [...ofPlace, 'group'],
  CITY: ['code', 'nameCn', 'nameEn', 'pinyin', 'initials', 'aliases', 'group'],
  FEE: ['code', 'nameCn', 'feeGroup', 'basis', 'currency', 'atCost'],
} as const satisfies Record<CodeKind, readonly string[]>;

export type CodeField = (typeof codeFields)[CodeKind][number];

/** Fields that cannot be edited after creation, because prices, orders and files refer to them. */
export const fixedFields: readonly CodeField[] = ['code', 'trade', 'basis'];
