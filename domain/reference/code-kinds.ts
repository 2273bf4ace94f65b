import { portGroups } from './ports.ts';

/** The reference lists an operator may add to. */
export const codeKinds = ['CARRIER', 'PORT', 'AIRPORT', 'STATION', 'CITY', 'FEE'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** What prices and timetables are written by; the same codes as the reference table of carriers has. */
export const carrierTrades = ['ocean', 'domestic', 'air', 'rail'] as const;

export const stationGroups = ['发站', '口岸', '境外口岸', '到站'] as const;

/** The groups a picker shows the places of a kind under; of other kinds they are free or follow from the country. */
export const placeGroups = { PORT: portGroups, STATION: stationGroups } as const;

const ofPlace = ['code', 'nameCn', 'nameEn', 'country', 'timezone', 'pinyin', 'initials', 'aliases'] as const;

/** The fields of each kind in the order of its form. */
export const codeFields = {
  CARRIER: ['code', 'trade', 'nameCn', 'secondCode', 'dgCollect'],
  PORT: [...ofPlace, 'group'],
  AIRPORT: ofPlace,
  STATION: [...ofPlace, 'group'],
  CITY: ['code', 'nameCn', 'nameEn', 'pinyin', 'initials', 'aliases', 'group'],
  FEE: ['code', 'nameCn', 'feeGroup', 'basis', 'currency', 'atCost'],
} as const satisfies Record<CodeKind, readonly string[]>;

export type CodeField = (typeof codeFields)[CodeKind][number];

/** What prices, orders and files have by now been written with: it stays as it was added. */
export const fixedFields: readonly CodeField[] = ['code', 'trade', 'basis'];
