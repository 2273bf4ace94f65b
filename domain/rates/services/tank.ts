import { cargoColumns, choiceColumn, lastColumns, limitColumn, priceColumns, wholeColumn } from '../lane-columns.ts';
import { laneKind } from '../lane-kind.ts';

/** One fee of a tank on a lane, and which tank it is. */
export const tankKind = laneKind(
  {
    ...{ fee: 'OF', unit: 'box', basisOf: () => 'CONTAINER', tax: '0', currency: null },
    required: ['tankCode', 'capacity'],
    optional: ['included', 'freeDays', 'returnDepot', 'limitKg'],
    hasDoors: false,
  },
  [
    choiceColumn('origin', '起运港', 'port', ['CNSHA', 'CNSHA']),
    choiceColumn('destination', '目的港', 'port', ['NLRTM', 'NLRTM']),
    choiceColumn('carrier', '船公司', 'carrier', ['HLCU', 'HLCU']),
    ...cargoColumns(['Y', 'Y'], ['3;8', '']),
    choiceColumn('fee', '费用代码', 'fee', ['OF', 'DOC']),
    choiceColumn('box', '箱型', 'tankBox', ['20TK', ''], false),
    choiceColumn('basis', '计费单位', 'basis', ['CONTAINER', 'SHIPMENT']),
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
