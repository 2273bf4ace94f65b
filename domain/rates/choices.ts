import { cities } from '../reference/cities.ts';
import { containerCodes } from '../reference/container-codes.ts';
import { currencies } from '../reference/currencies.ts';
import { dgClasses } from '../reference/dangerous-classes.ts';
import { type FeeBasis, feeBases } from '../reference/fee-bases.ts';
import { type RailStationKind, railStations } from '../reference/rail-stations.ts';
import { vehicles } from '../road/vehicles.ts';
import { tankTypes } from '../tank/kinds.ts';
import { cleanCode } from '../text.ts';

export interface Choice {
  code: string;
  /** Accepted spellings; the first is used for export. */
  names: readonly string[];
}

export interface LocationChoice extends Choice {
  zone: string;
}

export interface FeeChoice extends Choice {
  bases: readonly string[];
  /** Charged at cost, without a price. */
  atCost: boolean;
}

/** Reference data that cells may name: locations, carriers and fees from the database. */
export interface RateLists {
  port: readonly LocationChoice[];
  airport: readonly LocationChoice[];
  station: readonly LocationChoice[];
  /** Ocean carriers, coastal carriers, airlines and block train operators. */
  carrier: readonly Choice[];
  coaster: readonly Choice[];
  airline: readonly Choice[];
  train: readonly Choice[];
  warehouse: readonly Choice[];
  fee: readonly FeeChoice[];
}

const basisNames: Partial<Record<FeeBasis, readonly string[]>> = {
  CONTAINER: ['箱'],
  SHIPMENT: ['票'],
  UN_ITEM: ['品名'],
  TIME: ['次'],
  REVENUE_TON: ['计费吨', 'RT'],
  TON: ['吨'],
  KILOGRAM: ['公斤', 'KG'],
  KILOMETRE: ['公里'],
  TANK_DAY: ['罐天'],
  PERSON: ['人'],
  MONTH: ['月'],
  PERCENT: ['百分比', '%'],
};

const basesOf = (...codes: readonly FeeBasis[]): Choice[] =>
  codes.map((code) => ({ code, names: basisNames[code] ?? [code] }));

const asWritten = (codes: readonly string[]): Choice[] => codes.map((code) => ({ code, names: [code] }));

/** Border stations are also known by their names on train displays. */
const bordersOf = (kind: RailStationKind): Choice[] =>
  railStations
    .filter((station) => station.kind === kind)
    .map(({ nameCn, code }) => ({ code: nameCn, names: [nameCn, code] }));

export const fixedLists = {
  cargo: [
    { code: 'N', names: ['普货'] },
    { code: 'Y', names: ['危险品'] },
  ],
  box: asWritten(containerCodes),
  /** Block trains also sell shared space by the cubic metre. */
  trainUnit: [...asWritten(containerCodes), { code: 'CBM', names: ['立方米'] }],
  tankBox: asWritten(['20TK']),
  flexitankBox: asWritten(['20GP']),
  /** Minimum charge, normal rate, and breaks in kilograms. */
  weightBreak: [
    { code: 'M', names: ['M', '最低'] },
    { code: 'N', names: ['N', '-45'] },
    ...['45', '100', '300', '500', '1000'].map((code) => ({ code, names: [code, `+${code}`] })),
  ],
  basis: basesOf('CONTAINER', 'SHIPMENT', 'UN_ITEM', 'TIME'),
  sharedBasis: basesOf('REVENUE_TON', 'TON', 'SHIPMENT', 'UN_ITEM', 'TIME'),
  airBasis: basesOf('KILOGRAM', 'SHIPMENT', 'TIME'),
  trainBasis: basesOf('CONTAINER', 'REVENUE_TON', 'SHIPMENT', 'TIME'),
  workBasis: basesOf(...feeBases),
  vehicle: vehicles.map(({ code, nameCn }) => ({ code, names: [code, nameCn] })),
  aircraft: [
    { code: 'PAX', names: ['PAX', '客机'] },
    { code: 'CAO', names: ['CAO', '货机', '全货机'] },
  ],
  tankCode: asWritten(tankTypes),
  tankWork: [
    { code: 'LOAD', names: ['装'] },
    { code: 'UNLOAD', names: ['卸'] },
    { code: 'CLEAN', names: ['洗'] },
  ],
  border: bordersOf('BORDER'),
  foreignBorder: bordersOf('FOREIGN_BORDER'),
  city: cities.map(({ code, nameCn }) => ({ code, names: [code, nameCn] })),
  currency: currencies.map(({ iso, nameCn }) => ({ code: iso, names: [iso, nameCn] })),
  payTerm: [
    { code: 'PRE', names: ['预付'] },
    { code: 'COL', names: ['到付'] },
  ],
  space: [
    { code: 'PLENTY', names: ['充足'] },
    { code: 'TIGHT', names: ['紧张'] },
    { code: 'ASK', names: ['需确认'] },
  ],
  dangerousClass: dgClasses.map(({ code }) => ({ code, names: [code] })),
} as const satisfies Record<string, readonly Choice[]>;

export type ListName = keyof RateLists | keyof typeof fixedLists;

export type ChoiceOf = (list: ListName, text: string) => string | null;

/** Finds codes by their spelling; a spelling shared by two entries matches neither. */
export function choiceFinder(lists: RateLists): ChoiceOf {
  const byName = new Map<ListName, Map<string, string | null>>();
  for (const [list, choices] of Object.entries({ ...lists, ...fixedLists }) as [ListName, readonly Choice[]][]) {
    const known = new Map<string, string | null>();
    for (const { code, names } of choices) {
      for (const name of new Set(names.map(cleanCode))) known.set(name, known.has(name) ? null : code);
    }
    for (const { code } of choices) known.set(cleanCode(code), code);
    byName.set(list, known);
  }
  return (list, text) => byName.get(list)?.get(cleanCode(text)) ?? null;
}

/** Spelling of a code in an exported sheet. */
export function shownChoice(lists: RateLists, list: ListName, code: string): string {
  const choices: readonly Choice[] = { ...lists, ...fixedLists }[list];
  return choices.find((choice) => choice.code === code)?.names[0] ?? code;
}
