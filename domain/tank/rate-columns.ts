import {
  BY_BOX,
  cargoColumns,
  choiceColumn,
  lastColumns,
  limitColumn,
  priceColumns,
  seaFeeColumns,
  seaLaneColumns,
  wholeColumn,
} from '../rates/lane-columns.ts';
import { laneKind } from '../rates/lane-kind.ts';

/** Fee of a tank container on a lane, with the tank's type. */
export const tankKind = laneKind(
  {
    ...BY_BOX,
    required: ['tankCode', 'capacity'],
    optional: ['included', 'freeDays', 'returnDepot', 'limitKg'],
    hasDoors: false,
  },
  [
    ...seaLaneColumns('NLRTM', 'HLCU'),
    ...cargoColumns(['Y', 'Y'], ['3;8', '']),
    ...seaFeeColumns('tankBox', '20TK'),
    ...priceColumns({ currency: ['USD', 'CNY'], price: ['4600.00', '450.00'], tax: ['0', '0'] }),
    limitColumn(['24000', '']),
    choiceColumn('tankCode', '罐型', 'tankCode', ['T11', ''], false),
    wholeColumn('capacity', '容积L', ['24000', '']),
    {
      key: 'included',
      title: '含',
      kind: 'choices',
      list: 'tankWork',
      isRequired: false,
      examples: ['CLEAN;LOAD;UNLOAD', ''],
    },
    wholeColumn('freeDays', '免用箱天数', ['14', '']),
    { key: 'returnDepot', title: '还箱点', kind: 'text', isRequired: false, examples: ['目的港堆场', ''] },
    ...lastColumns,
  ],
);
