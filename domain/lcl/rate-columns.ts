import {
  cargoColumns,
  choiceColumn,
  lastColumns,
  priceColumns,
  seaLaneColumns,
  wholeColumn,
} from '../rates/lane-columns.ts';
import { laneKind } from '../rates/lane-kind.ts';

/** Consolidator fee on a lane: freight per revenue ton, may be negative. */
export const lclKind = laneKind(
  {
    ...{ fee: 'OF', unit: null, basisOf: () => 'REVENUE_TON', tax: '0', currency: null },
    ...{ required: ['minimumTons'], optional: ['ratio', 'warehouse'], hasDoors: false },
  },
  [
    ...seaLaneColumns('DEHAM', 'COSU'),
    ...cargoColumns(['N', 'N'], ['', '']),
    choiceColumn('fee', '费用代码', 'fee', ['OF', 'CFS']),
    choiceColumn('basis', '计费单位', 'sharedBasis', ['REVENUE_TON', 'REVENUE_TON']),
    ...priceColumns({ currency: ['USD', 'CNY'], price: ['-15.00', '90.00'], tax: ['0', '0'], isSigned: true }),
    { key: 'minimumTons', title: '最低计费吨', kind: 'tons', isRequired: false, examples: ['1', ''] },
    wholeColumn('ratio', '每立方米折kg', ['1000', '']),
    choiceColumn('warehouse', '进仓仓库', 'warehouse', ['', ''], false),
    ...lastColumns,
  ],
);
