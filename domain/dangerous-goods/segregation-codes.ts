import { compatibilityGroup, isExplosive, listsClass } from './class-match.ts';
import type { CodeDemand, Goods, Separation } from './segregation-types.ts';
import { STRICTNESS, strictestValue, type TableFinding } from './segregation-value.ts';

/**
 * Requirements of a segregation code (column 16b). A code without both fields has none regarding other dangerous goods.
 */
export interface SegregationCode {
  /** The table is read for this class instead of the classes of the goods. */
  asFor?: string;
  apart?: readonly Separation[];
}

const apart = (value: Separation['value'], ...from: readonly string[]): SegregationCode => ({
  apart: [{ value, from }],
});
const asFor = (dangerousClass: string, ...separations: readonly Separation[]): SegregationCode => ({
  asFor: dangerousClass,
  ...(separations.length === 0 ? {} : { apart: separations }),
});
/** Foodstuffs, oils, absorbent cargoes, distances on deck: no effect between dangerous goods in a container. */
const OTHER: SegregationCode = {};

/** Placeholder for the class 2 division of the goods. */
const MAIN_CLASS = 'MAIN';

/** Requires segregation as for class 1.3 from every class except 1. */
const EXPLOSIVE_LABEL = 'SG1';

const AMMONIA = ['UN1005', 'UN1043', 'UN2073', 'UN2672', 'UN3318'];
const CHLORATE_EXPLOSIVES = ['UN0083', 'UN0402'];
const AMMONIUM_EXPLOSIVES = ['UN0081', 'UN0082', 'UN0241', 'UN0331', 'UN0332'];
/** IMDG 1.2.1: combustible liquids and solids. */
const COMBUSTIBLE = ['3', '4.1', '4.2'];

/**
 * IMDG 7.2.8, Amendment 42-24. Conditions the list cannot know (explosive label, flash point, arsenic sulphides,
 * explosives containing ammonium) count as met and aerosols as larger than one litre, which is the strict case.
 */
export const segregationCodes: Readonly<Record<string, SegregationCode>> = {
  [EXPLOSIVE_LABEL]: asFor('1.3'),
  SG2: asFor('1.2G'),
  SG3: asFor('1.3G'),
  SG4: asFor('2.1'),
  SG5: asFor('3'),
  SG6: asFor('5.1'),
  SG7: apart('1', '3'),
  SG8: apart('1', '4.1'),
  SG9: apart('1', '4.3'),
  SG10: apart('1', '5.1'),
  SG11: apart('1', '6.2'),
  SG12: apart('1', '7'),
  SG13: apart('1', '8'),
  SG14: { apart: [{ value: '2', from: ['1'], except: ['1.4S'] }] },
  SG15: apart('2', '3'),
  SG16: apart('2', '4.1'),
  SG17: apart('2', '5.1'),
  SG18: apart('2', '6.2'),
  SG19: apart('2', '7'),
  SG20: apart('1', 'SGG1'),
  SG21: apart('1', 'SGG18'),
  SG22: apart('1', 'SGG2'),
  SG23: OTHER,
  SG24: apart('1', 'SGG17'),
  SG25: apart('2', '2.1', '3'),
  SG26: OTHER,
  SG27: apart('2', ...CHLORATE_EXPLOSIVES),
  SG28: apart('2', 'SGG2', ...AMMONIUM_EXPLOSIVES),
  SG29: OTHER,
  SG30: apart('1', 'SGG7'),
  SG31: apart('1', 'SGG9'),
  SG32: apart('1', 'SGG10'),
  SG33: apart('1', 'SGG15'),
  SG34: apart('2', 'SGG4', 'SGG13', ...CHLORATE_EXPLOSIVES),
  SG35: apart('2', 'SGG1'),
  SG36: apart('2', 'SGG18'),
  SG37: apart('2', ...AMMONIA),
  SG38: apart('2', 'SGG2'),
  SG39: { apart: [{ value: '2', from: ['SGG2'], except: ['UN1444'] }] },
  SG40: { apart: [{ value: '2', from: ['SGG2'], except: ['UN1444'] }] },
  SG41: OTHER,
  SG42: apart('2', 'SGG3'),
  SG43: apart('2', 'UN1744'),
  SG44: apart('2', 'UN1846'),
  SG45: apart('2', 'SGG4'),
  SG46: apart('2', 'UN1017', 'UN3520'),
  SG47: apart('2', 'SGG5'),
  SG48: apart('2', ...COMBUSTIBLE),
  SG49: apart('2', 'SGG6'),
  SG50: OTHER,
  SG51: apart('2', 'SGG8'),
  SG52: apart('2', 'UN1376'),
  // The code names no distance: not in one container.
  SG53: apart('2', ...COMBUSTIBLE),
  SG54: apart('2', 'SGG11'),
  SG55: apart('2', 'SGG11'),
  SG56: apart('2', 'SGG12'),
  SG57: OTHER,
  SG58: apart('2', 'SGG13'),
  SG59: apart('2', 'SGG14'),
  SG60: apart('2', 'SGG16'),
  SG61: apart('2', 'SGG15'),
  SG62: apart('2', 'UN1350', 'UN2448'),
  SG63: apart('4', '1'),
  SG65: { apart: [{ value: '3', from: ['1'], except: ['1.4'] }] },
  SG67: {
    apart: [
      { value: '2', from: ['1.4'], except: ['J'] },
      { value: '4', from: ['1.1', '1.2', '1.3', '1.5', '1.6'], except: ['J'] },
    ],
  },
  SG68: asFor('3', { value: '1', from: ['4.1'] }),
  SG69: asFor(MAIN_CLASS),
  SG70: apart('2', 'SGG1'),
  SG71: OTHER,
  // COMPATIBLE below has the tables of 7.2.6.3.
  SG72: OTHER,
  SG74: asFor('1.4G'),
  SG76: asFor('7'),
  SG77: asFor('8', { value: 'X', from: ['7'] }),
  SG78: apart('4', '1.1', '1.2', '1.5'),
};

const codesOf = ({ codes }: Goods): readonly string[] => codes ?? [];
const hasExplosive = ({ classes }: Goods): boolean => classes.some(isExplosive);

/** Returns all requirements of the holder's codes; X where a code waives the table's distance. */
export function codeDemands(holder: Goods, other: Goods): CodeDemand[] {
  return codesOf(holder).flatMap((segregationCode) =>
    separationsOf(segregationCode).flatMap((separation) =>
      targetsIn(separation, holder, other).map((target) => ({ segregationCode, value: separation.value, target })),
    ),
  );
}

/** Returns the strictest table cell between two goods, with the classes their codes prescribe (IMDG 7.2.3.4). */
export function strictestCell(a: Goods, b: Goods): TableFinding {
  const freeOfA = freeClasses(b, a);
  const freeOfB = freeClasses(a, b);
  const isFree = (classA: string, classB: string) => freeOfA.includes(classA) || freeOfB.includes(classB);
  const [classesA, classesB] = [classesOf(a), classesOf(b)];
  const found = strictestValue(hasExplosive(b) ? classesA : labelledClasses(a), classesB, isFree);
  if (!hasLabel(b) || hasExplosive(a)) return found;
  const other = strictestValue(classesA, labelledClasses(b), isFree);
  return STRICTNESS[other.value] > STRICTNESS[found.value] ? other : found;
}

/** Classes of the other goods from which a code of the holder requires no distance. */
const freeClasses = (holder: Goods, other: Goods): string[] =>
  codeDemands(holder, other).flatMap(({ value, target }) => (value === 'X' ? [target] : []));

/** True when a code is missing from the table, so its requirements are unknown. */
export function hasUnknownCode(goods: Goods): boolean {
  return codesOf(goods).some((code) => !Object.hasOwn(segregationCodes, code));
}

export function namesGroups(goods: Goods): boolean {
  return codesOf(goods).some((code) =>
    separationsOf(code).some(({ from }) => from.some((target) => target.startsWith('SGG'))),
  );
}

const separationsOf = (code: string): readonly Separation[] => segregationCodes[code]?.apart ?? [];

/** Classes the table is read for beside class 1. */
function classesOf(goods: Goods): readonly string[] {
  const replaced = codesOf(goods)
    .filter((code) => code !== EXPLOSIVE_LABEL)
    .flatMap((code) => segregationCodes[code]?.asFor ?? []);
  if (replaced.length === 0) return goods.classes;
  return replaced.map((one) => (one === MAIN_CLASS ? (goods.classes[0] ?? '') : one)).filter((one) => one !== '');
}

/** Classes the table is read for beside other classes, where an explosive label counts. */
function labelledClasses(goods: Goods): readonly string[] {
  return hasLabel(goods) ? [segregationCodes[EXPLOSIVE_LABEL]?.asFor ?? ''] : classesOf(goods);
}

const hasLabel = (goods: Goods): boolean => codesOf(goods).includes(EXPLOSIVE_LABEL);

function targetsIn({ from, except = [] }: Separation, holder: Goods, other: Goods): string[] {
  const number = `UN${other.unNo}`;
  // IMDG 7.2.2.2: a class named by a code includes goods with its subsidiary label.
  const classes = hasLabel(other) && !hasExplosive(holder) ? [...other.classes, '1.3'] : other.classes;
  return from.flatMap((target) => {
    if (target.startsWith('UN')) return target === number ? [target] : [];
    if (target.startsWith('SGG')) return other.groups.includes(target) && !except.includes(number) ? [target] : [];
    return classes.filter((one) => isOf(one, target) && !except.some((left) => isOf(one, left)));
  });
}

const isOf = (dangerousClass: string, target: string): boolean =>
  dangerousClass === target ||
  listsClass([target], dangerousClass) ||
  (target === 'J' && compatibilityGroup(dangerousClass) === 'J');

/** IMDG 7.2.6.3: no segregation within one table, regardless of classes and codes. */
const COMPATIBLE: Readonly<Record<string, readonly string[]>> = {
  '7.2.6.3.1': ['2014', '2984', '3149'],
  '7.2.6.3.2': ['1295', '1818', '2189'],
  '7.2.6.3.3': ['3391', '3392', '3393', '3394', '3395', '3396', '3397', '3398', '3399', '3400'],
};

/** The same, but the technical name must be in the table: peroxyacetic acid, or an exempt peroxide of 2.5.3.2.4. */
const COMPATIBLE_BY_NAME: Readonly<Record<string, readonly string[]>> = {
  '7.2.6.3.1': ['3105', '3107', '3109'],
  '7.2.6.3.4': [
    ...['1325', '3101', '3102', '3103', '3104', '3105', '3106', '3107', '3108', '3109', '3110'],
    ...['3111', '3112', '3113', '3114', '3115', '3116', '3117', '3118', '3119', '3120'],
  ],
};

/** IMDG 7.2.6.3: one substance, differing only in water of hydration. */
const HYDRATES = ['1382 1847', '1385 1849', '2318 2949'];

/** IMDG 7.2.6.3: explosives and metal powders, dry and wetted for safety. */
const WETTED = [
  ...['0004 1310', '0076 1320', '0077 1321', '0078 1322', '0146 1337', '0154 1344 3364', '0155 3365', '0209 1356 3366'],
  ...['0214 1354 3367', '0215 1355 3368', '0220 1357 3370', '0224 1571', '0234 1348 3369', '0235 1349', '0236 1517'],
  ...['0282 1336', '0340 2555', '0401 2852', '0508 3474', '1326 2545', '1352 2546', '1358 2008'],
];

/**
 * IMDG 7.2.7.2.1: blasting explosives except type C, and the nitrates of ammonium, alkali and alkaline earth metals.
 */
const BLASTING = ['0081', '0082', '0084', '0241', '0331', '0332'];
const NITRATES = ['1446', '1451', '1454', '1474', '1486', '1498', '1499', '1507', '1942', '2067', '2464', '2722'];

interface Numbered {
  unNo: string;
}

/** Returns the table of 7.2.6.3 with both numbers; null when there is none. */
export function compatibleTable(a: Numbered, b: Numbered): string | null {
  return tableOf(COMPATIBLE, a, b);
}

/** Returns the table with both numbers that also requires a listed technical name. */
export function compatibleByName(a: Numbered, b: Numbered): string | null {
  if (compatibleTable(a, b) !== null) return null;
  const firstTable = [...(COMPATIBLE['7.2.6.3.1'] ?? []), ...(COMPATIBLE_BY_NAME['7.2.6.3.1'] ?? [])];
  return tableOf({ ...COMPATIBLE_BY_NAME, '7.2.6.3.1': firstTable }, a, b);
}

/**
 * Returns how two numbers of one substance relate; WETTED when water makes one of them safe, null for two substances.
 */
export function sameSubstance(a: Numbered, b: Numbered): 'HYDRATE' | 'WETTED' | null {
  if (a.unNo === b.unNo) return null;
  const holdsBoth = (numbers: string) => [a, b].every(({ unNo }) => unNo !== '' && numbers.split(' ').includes(unNo));
  if (HYDRATES.some(holdsBoth)) return 'HYDRATE';
  return WETTED.some(holdsBoth) ? 'WETTED' : null;
}

export function isBlastingWithNitrate(a: Numbered, b: Numbered): boolean {
  const has = (one: Numbered, other: Numbered) => BLASTING.includes(one.unNo) && NITRATES.includes(other.unNo);
  return has(a, b) || has(b, a);
}

function tableOf(tables: Readonly<Record<string, readonly string[]>>, a: Numbered, b: Numbered): string | null {
  return Object.keys(tables).find((key) => tables[key]?.includes(a.unNo) && tables[key]?.includes(b.unNo)) ?? null;
}
