/** 7.2.6.3.1: entries of one substance in different classes that differ only in water content. */
const SAME_BUT_FOR_WATER = [
  ...['0004 1310', '0076 1320', '0077 1321', '0078 1322', '0146 1337', '0154 1344 3364', '0155 3365', '0209 1356 3366'],
  ...['0214 1354 3367', '0215 1355 3368', '0220 1357 3370', '0224 1571', '0234 1348 3369', '0235 1349', '0236 1517'],
  ...[
    '0282 1336',
    '0340 2555',
    '0401 2852',
    '0508 3474',
    '1326 2545',
    '1352 2546',
    '1358 2008',
    '1382 1847',
    '1385 1849',
  ],
  '2318 2949',
];

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** 7.2.6.3.2: the tables of goods known not to react with one another. */
const COMPATIBLE: Readonly<Record<string, readonly string[]>> = {
  'TABLE 7.2.6.3.1': ['2014', '2984', '3149'],
  'TABLE 7.2.6.3.2': ['1295', '1818', '2189'],
  'TABLE 7.2.6.3.3': range(3391, 3400),
  'TABLE 7.2.6.3.4': range(3101, 3120),
};

/** Entries of these tables under one technical name only, which the list does not state. */
const COMPATIBLE_BY_TECHNICAL_NAME: Readonly<Record<string, readonly string[]>> = {
  'TABLE 7.2.6.3.1': ['3105', '3107', '3109'],
  'TABLE 7.2.6.3.4': ['1325'],
};

/** 7.2.7.2.1: nitrates of ammonium, of the alkali and of the alkaline earth metals. */
const NITRATES = ['1446', '1451', '1454', '1474', '1486', '1498', '1499', '1507', '1942', '2067', '2464', '2722'];
const BLASTING_EXPLOSIVES = ['0081', '0082', '0084', '0241', '0331', '0332'];

const EXEMPTIONS = new Map<string, string>();

function exempt(ones: readonly string[], others: readonly string[], paragraph: string): void {
  for (const one of ones)
    for (const other of others) {
      EXEMPTIONS.set(one + other, paragraph);
      EXEMPTIONS.set(other + one, paragraph);
    }
}

for (const [table, numbers] of Object.entries(COMPATIBLE)) exempt(numbers, numbers, table);
exempt(NITRATES, BLASTING_EXPLOSIVES, '7.2.7.2.1');
for (const numbers of SAME_BUT_FOR_WATER.map((line) => line.split(' '))) exempt(numbers, numbers, '7.2.6.3.1');

const BY_TECHNICAL_NAME = new Map<string, string>();
for (const [table, named] of Object.entries(COMPATIBLE_BY_TECHNICAL_NAME))
  for (const one of named)
    for (const other of [...(COMPATIBLE[table] ?? []), ...named]) {
      BY_TECHNICAL_NAME.set(one + other, table);
      BY_TECHNICAL_NAME.set(other + one, table);
    }

/** The paragraph that lifts every segregation between two numbers. */
export const exemptionOf = (one: string, other: string): string | undefined => EXEMPTIONS.get(one + other);

/** The table that would lift it under a technical name the list does not state. */
export const exemptionByTechnicalName = (one: string, other: string): string | undefined =>
  BY_TECHNICAL_NAME.get(one + other);
