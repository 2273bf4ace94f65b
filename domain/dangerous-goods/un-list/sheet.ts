import type { SheetKind } from '../../imports/sheet-kind.ts';
import type { CellError, CellErrorKind, RowError } from '../../rates/cell.ts';
import type { PlacedRow, RateColumn, RateRow } from '../../rates/columns.ts';
import { dgClasses } from '../../reference/dangerous-classes.ts';
import { divisionOf } from '../class-match.ts';
import { UN_LIST_COLUMNS, type UnListColumn } from './read.ts';

/** Columns that may be empty; in others a dash means none and a question mark that the sources disagree. */
const OPTIONAL: readonly UnListColumn[] = ['variant', 'full_name_en', 'notes'];

const EXAMPLES: Readonly<Record<UnListColumn, readonly [string, string]>> = {
  un: ['1230', '1263'],
  packing_group: ['II', 'III'],
  variant: ['', ''],
  name_en: ['METHANOL', 'PAINT'],
  name_cn: ['甲醇', '涂料'],
  full_name_en: ['', ''],
  class: ['3', '3'],
  subsidiary: ['6.1', '-'],
  marine_pollutant: ['-', '-'],
  special_provisions: ['279', '163 223'],
  limited_quantity: ['1L', '5L'],
  excepted_quantity: ['E2', 'E1'],
  packing: ['P001', 'P001 LP01'],
  ibc: ['IBC02', 'IBC03'],
  tank_instruction: ['T7', 'T2'],
  tank_provisions: ['TP2', 'TP1'],
  ems: ['F-E, S-D', 'F-E, S-E'],
  stowage: ['B', 'A'],
  stowage_codes: ['SW2', '-'],
  segregation_codes: ['-', '-'],
  segregation_groups: ['-', '-'],
  air_passenger: ['1L', '60L'],
  air_cargo: ['60L', '220L'],
  hazard_id: ['336', '30'],
  transport_category: ['2', '3'],
  tunnel_code: ['D/E', 'D/E'],
  classification_code: ['FT1', 'F1'],
  confirmed_by: ['4', '4'],
  notes: ['', ''],
};

const columns: readonly RateColumn[] = UN_LIST_COLUMNS.map((key) => ({
  ...{ key, title: key, kind: 'listed', isRequired: !OPTIONAL.includes(key), examples: EXAMPLES[key] },
}));

const one = (form: string): RegExp => new RegExp(`^(?:[-?]|${form})$`);
const several = (form: string): RegExp => one(`${form}(?: ${form})*`);

/** Patterns of the codes in each column. */
const CODES: Partial<Record<UnListColumn, RegExp>> = {
  packing_group: /^(?:-|I{1,3})$/,
  marine_pollutant: one('P'),
  special_provisions: several('\\d{1,4}'),
  limited_quantity: /^(?:\?|0|\d+(?:\.\d+)?(?:mL|L|g|kg))$/,
  excepted_quantity: /^(?:\?|E[0-5])$/,
  packing: several('[A-Z]{1,3}\\d{1,3}[a-z]?'),
  ibc: several('IBC\\d{1,3}'),
  tank_instruction: one('T\\d{1,2}'),
  tank_provisions: several('TP\\d{1,3}'),
  ems: one('F-[A-Z], S-[A-Z]'),
  stowage: one('(?:[A-E]|0[1-5])'),
  stowage_codes: several('(?:SW|H)\\d{1,3}'),
  segregation_codes: several('SG\\d{1,3}'),
  segregation_groups: several('SGG\\d{1,2}[a-z]?'),
  hazard_id: one('(?:X?\\d{2,3}|1\\.\\d[A-Z]?)'),
  transport_category: one('[0-4]'),
  tunnel_code: one('[B-E](?:\\d{1,4}[A-Z])?(?:/[A-E])?'),
  confirmed_by: /^\d{1,2}$/,
};

const isDivision = (code: string): boolean => dgClasses.some((known) => known.code === code);

/** Class 1 is a division with its compatibility group; other classes have no letter. */
const isClass = (text: string): boolean =>
  text === '?' || (isDivision(divisionOf(text)) && (/^1\.\d[A-HJKLNS]?$/.test(text) || text === divisionOf(text)));

const isSubsidiary = (text: string): boolean =>
  text === '-' || text === '?' || text.split(' ').every((code) => code === '1' || isDivision(code));

/** Explosives, gases, organic peroxides, infectious and radioactive goods. */
const hasNoGroup = (dangerousClass: string): boolean => /^(?:1|2|5\.2|6\.2|7)(?:\.|$)/.test(dangerousClass);

function checkRow(row: RateRow): RowError[] {
  const read = (column: UnListColumn, kind: CellErrorKind, isGood: (text: string) => boolean): RowError[] => {
    const text = row[column];
    return text === undefined || isGood(text) ? [] : [[column, kind]];
  };
  const codes = (Object.entries(CODES) as [UnListColumn, RegExp][]).flatMap(([column, form]) =>
    read(column, 'NOT_LISTED_SO', (text) => form.test(text)),
  );
  const errors = [
    ...read('un', 'NOT_A_NUMBER', (text) => /^\d{4}$/.test(text)),
    ...read('class', 'NOT_A_CLASS', isClass),
    ...read('subsidiary', 'NOT_A_CLASS', isSubsidiary),
    ...codes,
  ];
  const { class: dangerousClass = '', packing_group: group = '-' } = row;
  const isMisfit = group !== '-' && hasNoGroup(dangerousClass) && errors.every(([key]) => key !== 'packing_group');
  return isMisfit ? [...errors, ['packing_group', 'GROUP_OF_NO_CLASS']] : errors;
}

const keyOf = ({ un, packing_group: group, variant }: RateRow): string => [un, group, variant].join(' ');

/** Rejects duplicate combinations of number, packing group and variant. */
function checkRows(rows: readonly PlacedRow[]): CellError[] {
  const seen = new Map<string, PlacedRow>();
  return rows.flatMap((placed): CellError[] => {
    const other = seen.get(keyOf(placed.row));
    if (other === undefined) {
      seen.set(keyOf(placed.row), placed);
      return [];
    }
    const found = `${other.sheet} ${other.at}`;
    return [{ sheet: placed.sheet, row: placed.at, column: 'un', kind: 'SAME_ENTRY', found }];
  });
}

/** Import of a dangerous goods list edition, in the columns of the bundled file. */
export const unListKind: SheetKind = { sheet: '危险品目录', columns, checkRow, checkRows, keyOf };
