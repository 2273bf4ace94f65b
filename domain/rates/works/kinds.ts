import type { SheetKind } from '../../imports/sheet-kind.ts';
import type { CellError, RowError } from '../cell.ts';
import type { ListName, RateLists } from '../choices.ts';
import type { PlacedRow, RateColumn, RateRow } from '../columns.ts';
import { choiceColumn } from '../lane-columns.ts';

const KEYS = ['fee', 'box', 'cargo'] as const;

const keyOf = (row: RateRow): string => KEYS.map((key) => row[key]).join(' ');

interface Works {
  /** Fees the service can charge; others are rejected. */
  fees: readonly string[];
  /** Types of container, vehicle or tank. */
  units: ListName;
  /** Template's two example fees with unit, basis and price. */
  examples: readonly [first: Example, second: Example];
}

type Example = readonly [fee: string, unit: string, basis: string, price: string, tax: string];

const columnsOf = ({ units, examples: [first, second] }: Works): readonly RateColumn[] => [
  choiceColumn('fee', '费用代码', 'fee', [first[0], second[0]]),
  choiceColumn('box', '箱型或车型', units, [first[1], second[1]], false),
  choiceColumn('cargo', '货类', 'cargo', ['N', 'N']),
  choiceColumn('basis', '计费单位', 'workBasis', [first[2], second[2]]),
  choiceColumn('currency', '币种', 'currency', ['CNY', 'CNY']),
  { key: 'price', title: '单价', kind: 'price', isRequired: false, examples: [first[3], second[3]] },
  { key: 'tax', title: '税率%', kind: 'tax', isRequired: true, examples: [first[4], second[4]] },
];

const checkRow =
  (codes: readonly string[]) =>
  (row: RateRow, { fee: fees }: Pick<RateLists, 'fee'>): RowError[] => {
    const fee = fees.find(({ code }) => code === row.fee);
    if (fee === undefined) return [];
    if (!codes.includes(fee.code)) return [['fee', 'FEE_OF_ANOTHER_SERVICE']];
    const isKnown = row.basis === undefined || fee.bases.includes(row.basis);
    return isKnown ? [] : [['basis', 'BASIS_OF_ANOTHER_FEE']];
  };

function checkRows(rows: readonly PlacedRow[], columns: readonly RateColumn[]): CellError[] {
  const { title } = columns.find(({ key }) => key === 'fee')!;
  const seen = new Map<string, PlacedRow>();
  return rows.flatMap((placed): CellError[] => {
    const { sheet, at, row } = placed;
    const other = seen.get(keyOf(row));
    seen.set(keyOf(row), other ?? placed);
    if (other === undefined) return [];
    return [{ sheet, row: at, column: title, kind: 'SAME_LINE', found: `${other.sheet} ${other.at}` }];
  });
}

const workKind = (works: Works): SheetKind => ({
  ...{ sheet: '价目', columns: columnsOf(works), checkRow: checkRow(works.fees), checkRows, keyOf },
});

/** Container freight station services. */
export const cfsKind = workKind({
  fees: [
    ...['STF', 'WHI', 'EPU', 'GTI', 'TRK', 'PLT', 'LSH', 'ABG', 'PTN', 'DNG', 'WRP', 'MRK', 'SRT', 'VGM', 'PHT'],
    ...['VDO', 'FUM', 'PLC', 'OLP', 'DGD', 'CUS', 'DIRECT'],
  ],
  units: 'box',
  examples: [
    ['STF', '20GP', 'CONTAINER', '900.00', '6'],
    ['PLT', '', 'TON', '45.00', '6'],
  ],
});

/** Truck base fee, price per kilometre, and escorts for dangerous goods. */
export const truckKind = workKind({
  fees: ['RDB', 'RDK', 'ESC'],
  units: 'vehicle',
  examples: [
    ['RDB', 'VAN42', 'TIME', '300.00', '9'],
    ['RDK', 'VAN42', 'KILOMETRE', '3.50', '9'],
  ],
});

/** Tank services besides transport: yard work and rental. */
export const tankWorksKind = workKind({
  fees: [
    ...['TRK', 'TCL', 'THT', 'TN2', 'TSG', 'TT2', 'TT5', 'TLN', 'TRS', 'TRP', 'DST'],
    ...['TLS', 'TLL', 'TLF', 'TDP'],
  ],
  units: 'tankCode',
  examples: [
    ['TLS', 'T11', 'TANK_DAY', '80.00', '6'],
    ['TCL', '', 'CONTAINER', '900.00', '6'],
  ],
});

export const flexitankWorksKind = workKind({
  fees: ['LYR', 'EVO', 'HTP', 'INS'],
  units: 'flexitankBox',
  examples: [
    ['LYR', '', 'CONTAINER', '300.00', '6'],
    ['INS', '', 'PERCENT', '0.15', '0'],
  ],
});

export const fclWorksKind = workKind({
  fees: ['TRK', 'CUS', 'DGD', 'CFS', 'DDC', 'STF', 'PLC', 'INS', 'VDO', 'CRT', 'STO', 'HDL', 'DST'],
  units: 'box',
  examples: [
    ['TRK', '20GP', 'CONTAINER', '1650.00', '9'],
    ['CUS', '', 'SHIPMENT', '350.00', '6'],
  ],
});

export const deskWorksKind = workKind({
  fees: ['DGP', 'SDS', 'SDT', 'RPT', 'PUC', 'DGD', 'TRN', 'ERP', 'URG'],
  units: 'box',
  examples: [
    ['DGP', '', 'SHIPMENT', '300.00', '6'],
    ['SDS', '', 'TIME', '600.00', '6'],
  ],
});
