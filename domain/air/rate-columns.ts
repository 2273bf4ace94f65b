import { cargoColumns, choiceColumn, laneColumns, lastColumns, priceColumns } from '../rates/lane-columns.ts';
import { laneKind } from '../rates/lane-kind.ts';

/** Airline fee between two airports: freight by weight break, for one flight or all. */
export const airKind = laneKind(
  {
    ...{ fee: 'AF', unit: 'break', tax: '0', currency: 'CNY' },
    basisOf: (row) => (row.break === 'M' ? 'SHIPMENT' : 'KILOGRAM'),
    ...{ required: [], optional: [], hasDoors: false },
  },
  [
    ...laneColumns({
      between: { list: 'airport', titles: ['起飞机场', '到达机场'], examples: ['PVG', 'FRA'] },
      by: { list: 'airline', title: '航空公司', example: 'CA' },
    }),
    { key: 'flight', title: '航班号', kind: 'flight', isRequired: false, examples: ['CA1041', ''] },
    ...cargoColumns(['N', 'N'], ['', '']),
    choiceColumn('fee', '费用代码', 'fee', ['AF', 'MYC']),
    choiceColumn('break', '重量段', 'weightBreak', ['100', ''], false),
    choiceColumn('basis', '计费单位', 'airBasis', ['KILOGRAM', 'KILOGRAM']),
    ...priceColumns({ currency: ['CNY', 'CNY'], price: ['24.00', '3.50'], tax: ['0', '0'] }),
    ...lastColumns,
  ],
);
