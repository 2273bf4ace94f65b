import {
  BY_BOX,
  lastColumns,
  limitColumn,
  priceColumns,
  seaFeeColumns,
  seaLaneColumns,
  wholeColumn,
} from '../rates/lane-columns.ts';
import { laneKind } from '../rates/lane-kind.ts';

/** Fee of a flexitank on a lane; the weight limit is the carrier's. */
export const flexitankKind = laneKind(
  {
    ...BY_BOX,
    ...{ required: ['capacity', 'limitKg'], optional: ['included', 'freeDays'], hasDoors: false },
  },
  [
    ...seaLaneColumns('NLRTM', 'MAEU'),
    ...seaFeeColumns('flexitankBox', '20GP'),
    ...priceColumns({ currency: ['USD', 'CNY'], price: ['2480.00', '450.00'], tax: ['0', '0'] }),
    limitColumn(['24000', '']),
    wholeColumn('capacity', '液袋容积L', ['24000', '']),
    { key: 'included', title: '含', kind: 'text', isRequired: false, examples: ['液袋套装、安装', ''] },
    wholeColumn('freeDays', '免用箱天数', ['10', '']),
    ...lastColumns,
  ],
);
