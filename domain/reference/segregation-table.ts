import type { DangerousClass } from './dangerous-classes.ts';

/** 1 to 4 as in IMDG 7.2.4; X: no general rule; *: the compatibility groups of class 1 decide. */
export type SegregationValue = '1' | '2' | '3' | '4' | 'X' | '*';

// biome-ignore format: the order of the table's columns
export const segregationClasses = [
  '1.1/1.2/1.5', '1.3/1.6', '1.4', '2.1', '2.2', '2.3', '3', '4.1', '4.2', '4.3', '5.1', '5.2', '6.1', '6.2', '7', '8', '9',
] as const;

export type SegregationClass = (typeof segregationClasses)[number];

/** Table column of each class; class 1 has three columns. */
export const segregationClassOf: Record<DangerousClass, SegregationClass> = {
  '1.1': '1.1/1.2/1.5',
  '1.2': '1.1/1.2/1.5',
  '1.3': '1.3/1.6',
  '1.4': '1.4',
  '1.5': '1.1/1.2/1.5',
  '1.6': '1.3/1.6',
  '2.1': '2.1',
  '2.2': '2.2',
  '2.3': '2.3',
  3: '3',
  '4.1': '4.1',
  '4.2': '4.2',
  '4.3': '4.3',
  '5.1': '5.1',
  '5.2': '5.2',
  '6.1': '6.1',
  '6.2': '6.2',
  7: '7',
  8: '8',
  9: '9',
};

// biome-ignore format: a table reads by rows
const rows: readonly (readonly [SegregationClass, readonly SegregationValue[]])[] = [
  ['1.1/1.2/1.5', ['*', '*', '*', '4', '2', '2', '4', '4', '4', '4', '4', '4', '2', '4', '2', '4', 'X']],
  ['1.3/1.6', ['*', '*', '*', '4', '2', '2', '4', '3', '3', '4', '4', '4', '2', '4', '2', '2', 'X']],
  ['1.4', ['*', '*', '*', '2', '1', '1', '2', '2', '2', '2', '2', '2', 'X', '4', '2', '2', 'X']],
  ['2.1', ['4', '4', '2', 'X', 'X', 'X', '2', '1', '2', '2', '2', '2', 'X', '4', '2', '1', 'X']],
  ['2.2', ['2', '2', '1', 'X', 'X', 'X', '1', 'X', '1', 'X', 'X', '1', 'X', '2', '1', 'X', 'X']],
  ['2.3', ['2', '2', '1', 'X', 'X', 'X', '2', 'X', '2', 'X', 'X', '2', 'X', '2', '1', 'X', 'X']],
  ['3', ['4', '4', '2', '2', '1', '2', 'X', 'X', '2', '2', '2', '2', 'X', '3', '2', 'X', 'X']],
  ['4.1', ['4', '3', '2', '1', 'X', 'X', 'X', 'X', '1', 'X', '1', '2', 'X', '3', '2', '1', 'X']],
  ['4.2', ['4', '3', '2', '2', '1', '2', '2', '1', 'X', '1', '2', '2', '1', '3', '2', '1', 'X']],
  ['4.3', ['4', '4', '2', '2', 'X', 'X', '2', 'X', '1', 'X', '2', '2', 'X', '2', '2', '1', 'X']],
  ['5.1', ['4', '4', '2', '2', 'X', 'X', '2', '1', '2', '2', 'X', '2', '1', '3', '1', '2', 'X']],
  ['5.2', ['4', '4', '2', '2', '1', '2', '2', '2', '2', '2', '2', 'X', '1', '3', '2', '2', 'X']],
  ['6.1', ['2', '2', 'X', 'X', 'X', 'X', 'X', 'X', '1', 'X', '1', '1', 'X', '1', 'X', 'X', 'X']],
  ['6.2', ['4', '4', '4', '4', '2', '2', '3', '3', '3', '2', '3', '3', '1', 'X', '3', '3', 'X']],
  ['7', ['2', '2', '2', '2', '1', '1', '2', '2', '2', '2', '1', '2', 'X', '3', 'X', '2', 'X']],
  ['8', ['4', '2', '2', '1', 'X', 'X', 'X', '1', '1', '1', '2', '2', 'X', '3', '2', 'X', 'X']],
  ['9', ['X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X', 'X']],
];

export const segregationTable = Object.fromEntries(
  rows.map(([row, values]) => [
    row,
    Object.fromEntries(segregationClasses.map((column, index) => [column, values[index]])),
  ]),
) as Record<SegregationClass, Record<SegregationClass, SegregationValue>>;
