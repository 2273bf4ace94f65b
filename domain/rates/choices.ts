import { containerCodes } from '../reference/container-codes.ts';
import { currencies } from '../reference/currencies.ts';
import { dgClasses } from '../reference/dangerous-classes.ts';
import type { FeeBasis } from '../reference/fee-bases.ts';
import { cleanCode } from '../text.ts';

export interface Choice {
  code: string;
  /** What may be written for it; the first is how it is exported. */
  names: readonly string[];
}

export interface PortChoice extends Choice {
  /** Whose clock its times are of. */
  zone: string;
}

export interface FeeChoice extends Choice {
  bases: readonly string[];
  /** Charged as the receipt says: it has no price. */
  atCost: boolean;
}

/** What the cells of a rate sheet may name: ports, carriers and fees as the database knows them. */
export interface RateLists {
  port: readonly PortChoice[];
  carrier: readonly Choice[];
  fee: readonly FeeChoice[];
}

const basisNames: Partial<Record<FeeBasis, string>> = {
  CONTAINER: '箱',
  SHIPMENT: '票',
  UN_ITEM: '品名',
  TIME: '次',
};

export const fixedLists = {
  cargo: [
    { code: 'N', names: ['普货'] },
    { code: 'Y', names: ['危险品'] },
  ],
  box: containerCodes.map((code) => ({ code, names: [code] })),
  basis: Object.entries(basisNames).map(([code, name]) => ({ code, names: [name] })),
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

/** Finds codes by what people write; a name that two of a list share names neither. */
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

/** How a code is written in a sheet. */
export function shownChoice(lists: RateLists, list: ListName, code: string): string {
  const choices: readonly Choice[] = { ...lists, ...fixedLists }[list];
  return choices.find((choice) => choice.code === code)?.names[0] ?? code;
}
