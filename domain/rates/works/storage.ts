import type { SheetKind } from '../../imports/sheet-kind.ts';
import type { CellError, RowError } from '../cell.ts';
import type { PlacedRow, RateColumn, RateRow } from '../columns.ts';
import { choiceColumn, wholeColumn } from '../lane-columns.ts';

const price = (key: string, title: string, isRequired: boolean, examples: RateColumn['examples']): RateColumn => ({
  ...{ key, title, kind: 'price', isRequired, examples },
});

/** Daily price columns, by the storage modes a warehouse sells. */
const DAILY = ['perTon', 'perPallet', 'perCubicMetre'] as const;

const columns: readonly RateColumn[] = [
  choiceColumn('warehouse', '仓库', 'warehouse', ['warehouse-01', 'warehouse-02']),
  choiceColumn('currency', '币种', 'currency', ['CNY', 'CNY']),
  price('perTon', '每吨天', false, ['2.20', '']),
  price('perPallet', '每托天', false, ['3.00', '3.20']),
  price('perCubicMetre', '每立方米天', false, ['', '2.00']),
  price('handling', '装卸每吨', true, ['28.00', '30.00']),
  { ...wholeColumn('minimumDays', '最少天数', ['7', '7']), isRequired: true },
  { ...wholeColumn('minimumQuantity', '最少数量', ['1', '1']), isRequired: true },
  wholeColumn('freeDays', '免费天数', ['3', '']),
];

function checkRow(row: RateRow): RowError[] {
  const errors: RowError[] = [];
  if (row.currency !== undefined && row.currency !== 'CNY') errors.push(['currency', 'OTHER_CURRENCY']);
  if (DAILY.every((key) => row[key] === '')) errors.push(['perTon', 'MISSING']);
  return errors;
}

function checkRows(rows: readonly PlacedRow[], described: readonly RateColumn[]): CellError[] {
  const { title } = described.find(({ key }) => key === 'warehouse')!;
  const seen = new Map<string | undefined, PlacedRow>();
  return rows.flatMap((placed): CellError[] => {
    const { sheet, at, row } = placed;
    const other = seen.get(row.warehouse);
    seen.set(row.warehouse, other ?? placed);
    if (other === undefined) return [];
    return [{ sheet, row: at, column: title, kind: 'SAME_LINE', found: `${other.sheet} ${other.at}` }];
  });
}

export const storageKind: SheetKind = {
  ...{ sheet: '仓储', columns, checkRow, checkRows },
  keyOf: (row) => row.warehouse ?? '',
};
