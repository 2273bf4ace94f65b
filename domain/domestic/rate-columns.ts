import {
  boxFeeColumns,
  cargoColumns,
  doorColumns,
  lastColumns,
  limitColumn,
  priceColumns,
  seaLaneColumns,
  wholeColumn,
} from '../rates/lane-columns.ts';
import { laneKind } from '../rates/lane-kind.ts';

/** Coastal carrier fee in yuan including tax, or a truck to a door. */
export const domesticKind = laneKind(
  {
    ...{ fee: 'OF', unit: 'box', basisOf: () => 'CONTAINER', tax: '9', currency: 'CNY' },
    ...{ required: [], optional: ['freeDays', 'limitKg'], hasDoors: true },
  },
  [
    ...seaLaneColumns('CNNSA', 'DC-PANASIA', 'coaster'),
    ...cargoColumns(['N', 'N'], ['', '']),
    ...boxFeeColumns(['OF', 'TRK'], 'box', ['20GP', '20GP'], ['CONTAINER', 'CONTAINER']),
    ...priceColumns({ currency: ['CNY', 'CNY'], price: ['1580.00', '1140.00'], tax: ['9', '9'] }),
    limitColumn(['28000', '27500']),
    wholeColumn('freeDays', '免用箱天数', ['7', '']),
    ...doorColumns(['310000', '60']),
    ...lastColumns,
  ],
);
