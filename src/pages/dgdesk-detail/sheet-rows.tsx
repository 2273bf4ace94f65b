import type { ReactNode } from 'react';
import { readTankInstruction } from '#domain/cargo/tank-code.ts';
import { needsTechnicalName } from '#domain/dangerous-goods/description-line.ts';
import { exceptedQuantityOf, typicalExceptedQuantity } from '#domain/dangerous-goods/excepted-quantity.ts';
import { markCovers } from '#domain/dangerous-goods/numbers.ts';
import { fireCategoriesOf } from '#domain/dangerous-goods/store-category.ts';
import { dangerousPage } from '#src/ui/copy/dangerous-desk.ts';
import { dangerousLookup } from '#src/ui/copy/dangerous-lookup.ts';
import { airWords } from '#src/views/dangerous-lookup/box/entry-line.ts';
import { Verdict } from '../dgdesk/tools/ToolAnswer.tsx';
import type { DeskSheet } from './sheet.types.ts';

/** A line of the table: a cell for each packing group, or one for all. */
export interface GroupRow {
  name: string;
  cells: readonly { key: string; value: ReactNode }[];
}

export interface RowSection {
  title: string;
  rows: readonly GroupRow[];
}

type Limit = DeskSheet['limits'][number];

const words = dangerousPage.table;
const MARKS = ['X', 'Y', 'Z'] as const;

/** Cells that all say the same become one. */
export function rowOf(name: string, sheet: DeskSheet, textOf: (limit: Limit, index: number) => string): GroupRow {
  const values = sheet.limits.map(textOf);
  const isSame = values.every((value) => value === values[0]);
  const cells = sheet.limits.map(({ packingGroup }, index) => ({ key: packingGroup ?? '', value: values[index] }));
  return { name, cells: isSame ? cells.slice(0, 1) : cells };
}

export const wholeRow = (name: string, value: ReactNode): GroupRow => ({ name, cells: [{ key: '', value }] });

function storeWords(sheet: DeskSheet, { packingGroup }: Limit): string {
  const categories = fireCategoriesOf(sheet, packingGroup);
  if (categories.length === 0) return words.bySheet;
  return categories.length === 1 ? words.storeOf(categories[0] ?? '') : words.storeByFlash(categories);
}

type Provisions = DeskSheet['provisions'][number];

/** What the list says of the packing group; null where nothing is known of it. */
const provisionsOf = ({ provisions }: DeskSheet, { packingGroup }: Limit): Provisions | null =>
  provisions.find((one) => one.packingGroup === packingGroup) ?? null;

/** A dash where the list has none, and a word of its own where it is not known. */
function codesRow(name: string, sheet: DeskSheet, codesOf: (provisions: Provisions) => readonly string[] | null) {
  return rowOf(name, sheet, (limit) => {
    const provisions = provisionsOf(sheet, limit);
    const codes = provisions === null ? null : codesOf(provisions);
    if (codes === null) return words.byCarrier;
    return codes.length === 0 ? words.noCodes : codes.join('、');
  });
}

function exceptedWords(sheet: DeskSheet, limit: Limit): string {
  const code = provisionsOf(sheet, limit)?.exceptedQuantity ?? null;
  const found = code === null ? typicalExceptedQuantity(sheet, limit.packingGroup) : exceptedQuantityOf(code);
  return found === null
    ? dangerousLookup.notApplicable
    : dangerousLookup.exceptedText(found.code, found.inner, found.outer);
}

function tankWords(sheet: DeskSheet, limit: Limit): string {
  const { tank } = limit;
  const instruction = readTankInstruction(tank);
  if (instruction === null) return tank ?? dangerousLookup.notApplicable;
  const provisions = provisionsOf(sheet, limit)?.tankProvisions ?? null;
  return words.tank(instruction.code, provisions?.join('、') || (tank?.split('/')[1] ?? null));
}

/** The category of the list, else of the table that the number was taken from; with the codes beside it. */
function stowageWords(sheet: DeskSheet, limit: Limit, index: number): string {
  const provisions = provisionsOf(sheet, limit);
  const category = provisions?.stowage || (sheet.stowage[index] ?? sheet.stowage.at(-1));
  if (category === undefined) return dangerousLookup.notApplicable;
  return [category, ...(provisions?.stowageCodes ?? [])].join('、');
}

const markWords = ({ packingGroup }: Limit) =>
  packingGroup === null ? words.bySheet : MARKS.filter((mark) => markCovers(mark, packingGroup)).join('、');

const sorting = (sheet: DeskSheet): RowSection => {
  const criteria = words.criteria[sheet.mainClass];
  return {
    title: words.sections.sorting,
    rows: [
      ...(criteria === undefined
        ? []
        : [
            rowOf(words.rows.criterion, sheet, ({ packingGroup }) =>
              packingGroup === null ? words.bySheet : criteria[packingGroup],
            ),
          ]),
      rowOf(words.rows.store, sheet, (limit) => storeWords(sheet, limit)),
      codesRow(words.rows.special, sheet, ({ specialProvisions }) => specialProvisions),
      ...(needsTechnicalName(sheet.nameEn) ? [wholeRow(words.rows.technical, words.technical)] : []),
    ],
  };
};

const packing = (sheet: DeskSheet): RowSection => ({
  title: words.sections.packing,
  rows: [
    rowOf(words.rows.limited, sheet, ({ limitedQuantity }) =>
      limitedQuantity === null ? dangerousLookup.notApplicable : dangerousLookup.limitedUnit(limitedQuantity),
    ),
    rowOf(words.rows.excepted, sheet, (limit) => exceptedWords(sheet, limit)),
    rowOf(words.rows.mark, sheet, markWords),
    rowOf(words.rows.tank, sheet, (limit) => tankWords(sheet, limit)),
    codesRow(words.rows.packing, sheet, ({ packing }) => packing),
    codesRow(words.rows.ibc, sheet, ({ ibc }) => ibc),
  ],
});

const carriage = (sheet: DeskSheet): RowSection => ({
  title: words.sections.carriage,
  rows: [
    rowOf(words.rows.stowage, sheet, (limit, index) => stowageWords(sheet, limit, index)),
    codesRow(words.rows.segregation, sheet, ({ segregationCodes }) => segregationCodes),
    rowOf(words.rows.ems, sheet, (limit) => provisionsOf(sheet, limit)?.ems ?? words.byCarrier),
    rowOf(words.rows.passenger, sheet, ({ passenger }) => airWords(passenger)),
    rowOf(words.rows.cargo, sheet, ({ cargo }) => airWords(cargo)),
    wholeRow(words.rows.flexitank, <Verdict tone="no">{words.flexitank}</Verdict>),
    wholeRow(words.rows.rail, words.rail),
    wholeRow(words.rows.road, words.road),
  ],
});

export const sheetRows = (sheet: DeskSheet): RowSection[] => [sorting(sheet), packing(sheet), carriage(sheet)];
