import { type DangerousClass, dgClasses } from '../../reference/dangerous-classes.ts';
import { divisionOf } from '../class-match.ts';
import { isPollutantLocked } from '../labels.ts';
import type { PackingGroup, UnRow } from './row.ts';
import { fillingOf } from './rows.ts';

/** Net quantity of one package by aircraft; X is forbidden, a question mark is what our sources do not say. */
export interface AirLimitTexts {
  passenger: string;
  cargo: string;
}

/** Data that the list lacks: names people search by, CAS numbers, flash point and Chinese control lists. */
export interface OwnFacts {
  synonyms: string[];
  casNumbers: string[];
  /** Closed cup, ℃, as text: a number, a range such as 23-60 or >=52, SDS or SADT where the sheet decides; null where it does not apply. */
  flashPoint: string | null;
  /** A2 and A3 precursor lists 2 and 3, B explosive precursor, T highly toxic, N ammonium nitrate control. */
  controls: string[];
}

/** All that the list says of a number. */
export interface UnEntry extends OwnFacts {
  unNo: string;
  /** The edition of the list that says it, by name: an order keeps the one it was placed under. Empty before editions were named. */
  edition: string;
  /** The part that the names of all rows share. */
  nameCn: string;
  nameEn: string;
  /** The first row's where they differ; its rows say the class of each. */
  mainClass: DangerousClass;
  /** The letter of class 1. */
  compatibility: string | null;
  subsidiaryClasses: DangerousClass[];
  /** Empty where the class has no packing groups. */
  packingGroups: PackingGroup[];
  marinePollutant: boolean;
  /** One for each packing group; without groups, one for each variant. */
  airLimits: AirLimitTexts[];
  /** SGG1 to SGG18. */
  segregationGroups: string[];
  rows: UnRow[];
}

export const NO_OWN_FACTS: OwnFacts = { synonyms: [], casNumbers: [], flashPoint: null, controls: [] };

const isClass = (code: string): code is DangerousClass => dgClasses.some((one) => one.code === code);

/** Explosives whose division the authority says are taken for the worst. */
const UNDIVIDED = '1.1';

/** The parts that all names begin with; the shortest name where they begin differently. */
function sharedName(names: readonly string[], mark: string): string {
  const parts = names.map((name) => name.split(mark));
  const [first = []] = parts;
  const shared = first.filter((_, at) =>
    parts.every((one) => one.slice(0, at + 1).join() === first.slice(0, at + 1).join()),
  );
  return shared.length > 0
    ? shared.join(mark)
    : names.reduce((short, name) => (name.length < short.length ? name : short));
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** The value that all rows share; null if they differ or the value is unknown. */
export function agreed(texts: readonly (string | null)[]): string | null {
  const [first = null] = texts;
  return texts.every((one) => one === first) ? first : null;
}

const airLimitOf = (rows: readonly UnRow[]): AirLimitTexts => ({
  passenger: agreed(rows.map(({ airPassenger }) => airPassenger)) ?? '?',
  cargo: agreed(rows.map(({ airCargo }) => airCargo)) ?? '?',
});

const classesOf = (row: UnRow): DangerousClass[] => (row.subsidiaryClasses ?? []).map(divisionOf).filter(isClass);

/** The rows of one number as an entry. */
export function entryOf(rows: UnRow[], edition: string, own: OwnFacts = NO_OWN_FACTS): UnEntry {
  const byClass = [...rows].sort((a, b) => (a.dangerousClass ?? '').localeCompare(b.dangerousClass ?? ''));
  const first = byClass[0]!;
  const division = divisionOf(first.dangerousClass ?? UNDIVIDED);
  const letter = (first.dangerousClass ?? '').slice(division.length);
  const packingGroups = distinct(rows.map(({ packingGroup }) => packingGroup).filter((group) => group !== null)).sort();
  const byGroup = packingGroups.map((group) => rows.filter(({ packingGroup }) => packingGroup === group));
  const names = rows.map(({ nameCn }) => nameCn).filter((name) => name !== null);
  return {
    ...own,
    unNo: first.unNo,
    edition,
    nameCn: names.length === 0 ? '' : sharedName(names, '，'),
    nameEn: sharedName(
      rows.map(({ nameEn }) => nameEn),
      ', ',
    ),
    mainClass: isClass(division) ? division : UNDIVIDED,
    compatibility: letter === '' ? null : letter,
    subsidiaryClasses: classesOf(first),
    packingGroups,
    marinePollutant: isPollutantLocked(first.unNo) || rows.some(({ marinePollutant }) => marinePollutant === true),
    airLimits: byGroup.length === 0 ? rows.map((row) => airLimitOf([row])) : byGroup.map(airLimitOf),
    segregationGroups: distinct(rows.flatMap((row) => row.segregationGroups ?? [])),
    rows,
  };
}

/** The entries of an edition, in its order; what we know besides carries over by number. */
export function entriesOf(rows: readonly UnRow[], edition: string, own: ReadonlyMap<string, OwnFacts>): UnEntry[] {
  const byNumber = new Map<string, UnRow[]>();
  for (const row of rows) {
    const same = byNumber.get(row.unNo);
    if (same === undefined) byNumber.set(row.unNo, [row]);
    else same.push(row);
  }
  return [...byNumber].map(([unNo, same]) => entryOf(same, edition, own.get(unNo)));
}

/** Every main class that goods of the number may be of. */
export const classesOfRows = ({ rows, mainClass }: Pick<UnEntry, 'mainClass' | 'rows'>): string[] =>
  distinct(rows.map(({ dangerousClass }) => (dangerousClass === null ? mainClass : divisionOf(dangerousClass))));

/** Every subsidiary class of some of the rows. */
export const subsidiariesOfRows = (rows: readonly UnRow[]): string[] =>
  distinct(rows.flatMap(({ subsidiaryClasses }) => subsidiaryClasses ?? []).map(divisionOf));

/** A class as the list writes it for an entry: with its compatibility letter in class 1. */
export const letteredClass = (
  dangerousClass: string,
  entry: Pick<UnEntry, 'compatibility' | 'mainClass'> | null,
): string =>
  entry !== null && entry.mainClass === dangerousClass
    ? `${dangerousClass}${entry.compatibility ?? ''}`
    : dangerousClass;

/** The portable tank of a row with the provision its filling goes by; null where it may go in none, a question mark in doubt. */
export function tankOfRow(row: UnRow): string | null {
  const { tankInstruction } = row;
  if (tankInstruction === null) return '?';
  if (tankInstruction === '-') return null;
  const filling = fillingOf(row);
  return filling === undefined ? tankInstruction : `${tankInstruction}/${filling}`;
}
