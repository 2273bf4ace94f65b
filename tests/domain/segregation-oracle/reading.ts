import type { UnRow } from '#domain/dangerous-goods/un-list/row.ts';
import { type Demand, type NamedGoods, SEGREGATION_CODES, type SegregationCode } from './codes.ts';
import { CLASSES } from './table.ts';

/** One possible reading of a row for segregation. */
export interface Reading {
  number: string;
  /** Class 1 is one class; null where the row does not say. */
  mainClass: string | null;
  compatibilityGroup: string | null;
  /** The main class under each name a code may use: 1, 1.4 and 1.4S. */
  mainNames: readonly string[];
  subsidiaryClasses: readonly string[];
  groups: readonly string[];
  /** The classes to look up, each with the code that names it in place of the row's own. */
  tableClasses: readonly { name: string; code: string }[];
  noneFrom: readonly { class: string; code: string }[];
  demands: readonly (Demand & { code: string })[];
  /** 7.2.3.4: the codes of goods with two subsidiary hazards or more are the segregation those hazards require. */
  areCodesOfSubsidiaryHazards: boolean;
  /** 7.2.2.2: codes of goods of another class than 1 that name class 1 mean it as well. */
  hasExplosiveLabel: boolean;
  isExplosiveSubstance: boolean;
  isFirework: boolean;
}

export interface Readings {
  known: Reading;
  /** As known, with every condition of its codes met at its strictest; the same object where they have none. */
  conditionsMet: Reading;
  /** The strictest the row may turn out to be; the same object where it leaves nothing open. */
  strictest: Reading;
  isClassKnown: boolean;
}

const ALL_GROUPS = Array.from({ length: 18 }, (_, index) => `SGG${index + 1}`);
/** 7.2.3.3: an explosive subsidiary hazard counts as division 1.3. */
const ALL_SUBSIDIARY_CLASSES = ['1.3', ...CLASSES.filter((one) => !one.startsWith('1.') && one !== '9')];
const UNKNOWN_CODE = { code: 'UNKNOWN CODE', level: 4, from: {} } as const;

const EXPLOSIVE_SUBSTANCE_PACKING = /^P11\d/;

const namesOf = (one: string): string[] => (one.startsWith('1') ? ['1', one.slice(0, 3), one] : [one]);

function read(row: UnRow, isStrictest: boolean, areConditionsMet = isStrictest): Reading {
  const main = row.dangerousClass;
  const subsidiaryClasses = (row.subsidiaryClasses ?? (isStrictest ? ALL_SUBSIDIARY_CLASSES : [])).map((one) =>
    one.startsWith('1') ? '1.3' : one,
  );
  let own = [...(main === null ? [] : [main.slice(0, 3)]), ...subsidiaryClasses].map((name) => ({ name, code: '' }));
  const replaced: { name: string; code: string }[] = [];
  const noneFrom: { class: string; code: string }[] = [];
  const demands: (Demand & { code: string })[] = [];
  let keepsOwn = true;

  for (const code of row.segregationCodes ?? []) {
    const entry = SEGREGATION_CODES[code];
    if (entry === undefined) throw new Error(`UN ${row.unNo} has ${code}, which the oracle does not know`);
    if (entry.condition === 'AT_MOST_ONE_LITRE') {
      // Above one litre as for the division of class 2 alone, without its subsidiary hazards.
      if (areConditionsMet) own = own.slice(0, 1);
      if (areConditionsMet) continue;
    } else if (entry.condition !== undefined && !areConditionsMet) continue;
    for (const demand of entry.demands ?? []) demands.push({ ...demand, code });
    if (entry.asForClass !== undefined) {
      replaced.push({ name: entry.asForClass, code });
      keepsOwn = keepsOwn && entry.condition === 'EXPLOSIVE_LABEL';
    }
    if (entry.noneFromClass !== undefined) noneFrom.push({ class: entry.noneFromClass, code });
  }
  if (row.segregationCodes === null && isStrictest) demands.push(UNKNOWN_CODE);

  return {
    ...{ number: row.unNo, subsidiaryClasses, noneFrom, demands },
    areCodesOfSubsidiaryHazards: row.subsidiaryClasses === null ? !isStrictest : row.subsidiaryClasses.length > 1,
    mainClass: main?.startsWith('1') ? '1' : main,
    compatibilityGroup: main?.startsWith('1') ? main.slice(3) : null,
    mainNames: main === null ? [] : namesOf(main),
    groups: row.segregationGroups ?? (isStrictest ? ALL_GROUPS : []),
    tableClasses: keepsOwn ? [...own, ...replaced] : replaced,
    hasExplosiveLabel: demandsLabel(row) && areConditionsMet,
    isExplosiveSubstance:
      (row.packing ?? []).some((one) => EXPLOSIVE_SUBSTANCE_PACKING.test(one)) || row.nameEn.startsWith('SUBSTANCES'),
    isFirework: row.nameEn.startsWith('FIREWORKS'),
  };
}

const hasCondition = (row: UnRow, condition?: SegregationCode['condition']): boolean =>
  (row.segregationCodes ?? []).some((code) => {
    const found = SEGREGATION_CODES[code]?.condition;
    return found !== undefined && (condition === undefined || found === condition);
  });

const demandsLabel = (row: UnRow): boolean => hasCondition(row, 'EXPLOSIVE_LABEL');

const leavesOpen = (row: UnRow): boolean =>
  row.subsidiaryClasses === null || row.segregationCodes === null || row.segregationGroups === null;

const readings = new Map<UnRow, Readings>();

export function readingsOf(row: UnRow): Readings {
  let found = readings.get(row);
  if (found === undefined) {
    const known = read(row, false);
    const conditionsMet = hasCondition(row) ? read(row, false, true) : known;
    const strictest = leavesOpen(row) ? read(row, true) : conditionsMet;
    found = { known, conditionsMet, strictest, isClassKnown: row.dangerousClass !== null };
    readings.set(row, found);
  }
  return found;
}

export type Match = 'NO' | 'YES' | 'BY_SUBSIDIARY_HAZARD';

const shareOne = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));

/** 7.2.2.2: a class is meant with every good that bears its label as a subsidiary hazard. */
export function matches(from: NamedGoods, good: Reading, isHolderExplosive = false): Match {
  const { classes, groups, numbers } = from;
  if (classes === undefined && groups === undefined && numbers === undefined) return 'YES';
  if (from.exceptNumbers?.includes(good.number)) return 'NO';
  if (numbers?.includes(good.number)) return 'YES';
  if (groups !== undefined && shareOne(groups, good.groups) && (!from.onlyExplosives || good.mainClass === '1'))
    return 'YES';
  if (classes === undefined) return 'NO';
  const isExcepted =
    shareOne(from.exceptClasses ?? [], good.mainNames) ||
    (good.compatibilityGroup !== null && good.compatibilityGroup === from.exceptCompatibilityGroup);
  if (!isExcepted && shareOne(classes, good.mainNames)) return 'YES';
  const label = good.hasExplosiveLabel && !isHolderExplosive ? ['1.3'] : [];
  return [...good.subsidiaryClasses, ...label].some((one) => shareOne(classes, namesOf(one)))
    ? 'BY_SUBSIDIARY_HAZARD'
    : 'NO';
}
