import {
  cargoColumns,
  choiceColumn,
  doorColumns,
  lastColumns,
  limitColumn,
  priceColumns,
  wholeColumn,
} from '../lane-columns.ts';
import { laneKind } from '../lane-kind.ts';

/** One fee of a coastal carrier, in yuan with its tax, or a truck to a door. */
export const domesticKind = laneKind(
  {
    ...{ fee: 'OF', unit: 'box', basisOf: () => 'CONTAINER', tax: '9', currency: 'CNY' },
    ...{ required: [], optional: ['freeDays', 'limitKg'], hasDoors: true },
  },
  [
    choiceColumn('origin', '起运港', 'port', ['CNSHA', 'CNSHA']),
    choiceColumn('destination', '目的港', 'port', ['CNNSA', 'CNNSA']),
    choiceColumn('carrier', '船公司', 'coaster', ['DC-PANASIA', 'DC-PANASIA']),
    ...cargoColumns(['N', 'N'], ['', '']),
    choiceColumn('fee', '费用代码', 'fee', ['OF', 'TRK']),
    choiceColumn('box', '箱型', 'box', ['20GP', '20GP'], false),
    choiceColumn('basis', '计费单位', 'basis', ['CONTAINER', 'CONTAINER']),
    ...priceColumns({ currency: ['CNY', 'CNY'], price: ['1580.00', '1140.00'], tax: ['9', '9'] }),
    limitColumn(['28000', '27500']),
    wholeColumn('freeDays', '免用箱天数', ['7', '']),
    ...doorColumns(['310000', '60']),
    ...lastColumns,
  ],
);
