import { cargoColumns, choiceColumn, lastColumns, limitColumn, priceColumns } from '../lane-columns.ts';
import { laneKind } from '../lane-kind.ts';

/** One fee of a carrier on a lane, for the sailings that depart in its days. */
export const fclKind = laneKind(
  {
    ...{ fee: 'OF', unit: 'box', basisOf: () => 'CONTAINER', tax: '0', currency: null },
    ...{ required: [], optional: ['limitKg'], hasDoors: false },
  },
  [
    choiceColumn('origin', '起运港', 'port', ['CNSHA', 'CNSHA']),
    choiceColumn('destination', '目的港', 'port', ['NLRTM', 'NLRTM']),
    choiceColumn('carrier', '船公司', 'carrier', ['COSU', 'COSU']),
    ...cargoColumns(['Y', 'Y'], ['3;8', '']),
    choiceColumn('fee', '费用代码', 'fee', ['OF', 'DOC']),
    choiceColumn('box', '箱型', 'box', ['20GP', ''], false),
    choiceColumn('basis', '计费单位', 'basis', ['CONTAINER', 'SHIPMENT']),
    ...priceColumns({ currency: ['USD', 'CNY'], price: ['850.00', '450.00'], tax: ['0', '6'] }),
    limitColumn(['21000', '']),
    ...lastColumns,
  ],
);
