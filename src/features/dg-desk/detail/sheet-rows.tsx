import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { dangerousPage } from '#copy/dg-desk/page.ts';
import { exceptedQuantityOf } from '#domain/dangerous-goods/excepted-quantity.ts';
import { needsTechnicalName } from '#domain/dangerous-goods/goods-names.ts';
import { markCovers } from '#domain/dangerous-goods/numbers.ts';
import { airWords } from '#src/features/dangerous-goods/box/entry-line.ts';
import { Verdict } from '../tools/ToolAnswer.tsx';

export type DeskSheet = AnswerOf<Table['dgDetail']>;

/** A table row: a cell per packing group, or one merged cell. */
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

export const columnKey = ({ packingGroup, variant }: Pick<Limit, 'packingGroup' | 'variant'>) =>
  `${packingGroup ?? ''} ${variant}`;

/** Merges equal cells of a row. */
export function rowOf(name: string, sheet: DeskSheet, textOf: (limit: Limit, index: number) => string): GroupRow {
  const values = sheet.limits.map(textOf);
  const isSame = values.every((value) => value === values[0]);
  const cells = sheet.limits.map((limit, index) => ({ key: columnKey(limit), value: values[index] }));
  return { name, cells: isSame ? cells.slice(0, 1) : cells };
}

export const wholeRow = (name: string, value: ReactNode): GroupRow => ({ name, cells: [{ key: '', value }] });

type Provisions = DeskSheet['provisions'][number];

function storeWords(sheet: DeskSheet, limit: Limit): string {
  const { fireCategories: categories = null, dangerousClass } = provisionsOf(sheet, limit) ?? {};
  if (categories === null) return words.storeOpen;
  if (categories.length === 0) return words.bySheet;
  if (categories.length === 1) return words.storeOf(categories[0] ?? '');
  return dangerousClass === '3' ? words.storeByFlash(categories) : words.storeEither(categories.join('、'));
}

/** Provisions of a row; null when unknown. */
export const provisionsOf = ({ provisions }: DeskSheet, limit: Limit): Provisions | null =>
  provisions.find((one) => columnKey(one) === columnKey(limit)) ?? null;

/** A dash when the list has no codes, distinct from unknown. */
function codesRow(name: string, sheet: DeskSheet, codesOf: (provisions: Provisions) => readonly string[] | null) {
  return rowOf(name, sheet, (limit) => {
    const provisions = provisionsOf(sheet, limit);
    const codes = provisions === null ? null : codesOf(provisions);
    if (codes === null) return words.doubt;
    return codes.length === 0 ? words.noCodes : codes.join('、');
  });
}

function exceptedWords(sheet: DeskSheet, limit: Limit): string {
  const code = provisionsOf(sheet, limit)?.exceptedQuantity ?? null;
  if (code === null) return words.doubt;
  const found = exceptedQuantityOf(code);
  return found === null
    ? dangerousLookup.notApplicable
    : dangerousLookup.exceptedText(found.code, found.inner, found.outer);
}

function tankWords(sheet: DeskSheet, limit: Limit): string {
  const { tankNeed: need, tankProvisions = null } = provisionsOf(sheet, limit) ?? {};
  if (need === undefined || need.kind === 'UNKNOWN') return words.doubt;
  if (need.kind === 'NONE') return dangerousLookup.notApplicable;
  return words.tank(need.code, tankProvisions === null ? words.doubt : tankProvisions.join('、'));
}

const ROAD_TONES = { ASK: 'ask', CARRIED: 'yes', REFUSED: 'no' } as const;

/** Acceptance by road; merged when equal for all rows. */
function roadRow(sheet: DeskSheet): GroupRow {
  const { cells } = rowOf(words.rows.road, sheet, (limit) => provisionsOf(sheet, limit)?.road ?? 'ASK');
  return {
    name: words.rows.road,
    cells: cells.map(({ key, value }) => {
      const road = value as Provisions['road'];
      return { key, value: <Verdict tone={ROAD_TONES[road]}>{words.road[road]}</Verdict> };
    }),
  };
}

/** Transport category and the load exempted per vehicle by ADR. */
function transportWords(sheet: DeskSheet, limit: Limit): string {
  const { transportCategory = null, smallRoadLoad = null } = provisionsOf(sheet, limit) ?? {};
  return smallRoadLoad === null
    ? codeWords(transportCategory)
    : words.transport(codeWords(transportCategory), smallRoadLoad);
}

/** Stowage category with its codes. */
function stowageWords(sheet: DeskSheet, limit: Limit): string {
  const provisions = provisionsOf(sheet, limit);
  return [provisions?.stowage ?? words.doubt, ...(provisions?.stowageCodes ?? [])].join('、');
}

/** Text of a code, of its absence, or of an uncertain entry. */
const codeWords = (code: string | null | undefined): string => {
  if (code === null || code === undefined) return words.doubt;
  return code === '-' ? words.noCodes : code;
};

/** Class of each row, when the rows of a number differ. */
const classWords = (sheet: DeskSheet, limit: Limit): string => {
  const { dangerousClass = null, subsidiaryClasses = null } = provisionsOf(sheet, limit) ?? {};
  if (dangerousClass === null) return words.doubt;
  const subsidiary = subsidiaryClasses === null ? words.doubt : subsidiaryClasses.join('、');
  return subsidiary === '' ? dangerousClass : `${dangerousClass}（${subsidiary}）`;
};

function limitedWords(sheet: DeskSheet, limit: Limit): string {
  if (limit.limitedQuantity !== null) return dangerousLookup.limitedUnit(limit.limitedQuantity);
  return provisionsOf(sheet, limit)?.limitedQuantity === '0' ? dangerousLookup.notApplicable : words.doubt;
}

const markWords = ({ packingGroup }: Limit) =>
  packingGroup === null ? words.bySheet : MARKS.filter((mark) => markCovers(mark, packingGroup)).join('、');

const isTechnicalNameNeeded = ({ nameEn, provisions, marinePollutant }: DeskSheet): boolean =>
  needsTechnicalName({ names: [nameEn], rows: provisions, isMarinePollutant: marinePollutant });

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
      rowOf(words.rows.classes, sheet, (limit) => classWords(sheet, limit)),
      rowOf(words.rows.store, sheet, (limit) => storeWords(sheet, limit)),
      codesRow(words.rows.special, sheet, ({ specialProvisions }) => specialProvisions),
      ...(isTechnicalNameNeeded(sheet) ? [wholeRow(words.rows.technical, words.technical)] : []),
    ],
  };
};

const packing = (sheet: DeskSheet): RowSection => ({
  title: words.sections.packing,
  rows: [
    rowOf(words.rows.limited, sheet, (limit) => limitedWords(sheet, limit)),
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
    rowOf(words.rows.stowage, sheet, (limit) => stowageWords(sheet, limit)),
    codesRow(words.rows.segregation, sheet, ({ segregationCodes }) => segregationCodes),
    rowOf(words.rows.ems, sheet, (limit) => provisionsOf(sheet, limit)?.ems ?? words.doubt),
    rowOf(words.rows.hazardId, sheet, (limit) => codeWords(provisionsOf(sheet, limit)?.hazardId)),
    rowOf(words.rows.transportCategory, sheet, (limit) => transportWords(sheet, limit)),
    rowOf(words.rows.tunnel, sheet, (limit) => codeWords(provisionsOf(sheet, limit)?.tunnelCode)),
    rowOf(words.rows.passenger, sheet, ({ passenger }) => airWords(passenger)),
    rowOf(words.rows.cargo, sheet, ({ cargo }) => airWords(cargo)),
    wholeRow(words.rows.flexitank, <Verdict tone="no">{words.flexitank}</Verdict>),
    wholeRow(words.rows.rail, words.rail),
    roadRow(sheet),
  ],
});

export const sheetRows = (sheet: DeskSheet): RowSection[] => [sorting(sheet), packing(sheet), carriage(sheet)];
