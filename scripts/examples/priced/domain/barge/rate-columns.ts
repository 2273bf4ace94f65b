import {
  boxFeeColumns,
  cargoColumns,
  lastColumns,
  limitColumn,
  priceColumns,
  seaLaneColumns,
  wholeColumn,
} from '../rates/lane-columns.ts';
import { laneKind } from '../rates/lane-kind.ts';

/** Barge operator's fees in yuan including tax. */
export const bargeKind = laneKind(
  {
    ...{ fee: 'OF', unit: 'box', basisOf: () => 'CONTAINER', tax: '9', currency: 'CNY' },
    ...{ required: [], optional: ['freeDays', 'limitKg'], hasDoors: false },
  },
  [
    ...seaLaneColumns('CNNSA', 'DC-PANASIA', 'coaster'),
    ...cargoColumns(['N', 'N'], ['', '']),
    ...boxFeeColumns(['OF', 'DOC'], 'box', ['20GP', ''], ['CONTAINER', 'SHIPMENT']),
    ...priceColumns({ currency: ['CNY', 'CNY'], price: ['980.00', '150.00'], tax: ['9', '6'] }),
    limitColumn(['26000', '']),
    wholeColumn('freeDays', '免用箱天数', ['5', '']),
    ...lastColumns,
  ],
);
