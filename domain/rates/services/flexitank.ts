import { choiceColumn, lastColumns, limitColumn, priceColumns, wholeColumn } from '../lane-columns.ts';
import { laneKind } from '../lane-kind.ts';

/** One fee of a bag in a box on a lane; what it may weigh is what the carrier agreed to. */
export const flexitankKind = laneKind(
  {
    ...{ fee: 'OF', unit: 'box', basisOf: () => 'CONTAINER', tax: '0', currency: null },
    ...{ required: ['capacity', 'limitKg'], optional: ['included', 'freeDays'], hasDoors: false },
  },
  [
    choiceColumn('origin', '起运港', 'port', ['CNSHA', 'CNSHA']),
    choiceColumn('destination', '目的港', 'port', ['NLRTM', 'NLRTM']),
    choiceColumn('carrier', '船公司', 'carrier', ['MAEU', 'MAEU']),
    choiceColumn('fee', '费用代码', 'fee', ['OF', 'DOC']),
    choiceColumn('box', '箱型', 'flexitankBox', ['20GP', ''], false),
    choiceColumn('basis', '计费单位', 'basis', ['CONTAINER', 'SHIPMENT']),
    ...priceColumns({ currency: ['USD', 'CNY'], price: ['2480.00', '450.00'], tax: ['0', '0'] }),
    limitColumn(['24000', '']),
    wholeColumn('capacity', '液袋容积L', ['24000', '']),
    { key: 'included', title: '含', kind: 'text', isRequired: false, examples: ['液袋套装、安装', ''] },
    wholeColumn('freeDays', '免用箱天数', ['10', '']),
    ...lastColumns,
  ],
);
