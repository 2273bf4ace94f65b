import {
  choiceColumn,
  doorColumns,
  laneColumns,
  lastColumns,
  limitColumn,
  priceColumns,
  wholeColumn,
} from '../rates/lane-columns.ts';
import { laneKind } from '../rates/lane-kind.ts';

/**
 * Block train fee: per container type, per cubic metre of shared space, or a truck to a door. Dangerous goods need an
 * enquiry.
 */
export const railKind = laneKind(
  {
    ...{ fee: 'RF', unit: 'box', tax: '0', currency: null },
    basisOf: (row) => (row.box === 'CBM' ? 'REVENUE_TON' : 'CONTAINER'),
    required: ['border'],
    optional: ['foreignBorder', 'ratio', 'freeDays', 'returnDepot', 'limitKg'],
    hasDoors: true,
  },
  [
    ...laneColumns({
      between: { list: 'station', titles: ['发站', '到站'], examples: ['CNSIA', 'PLMAA'] },
      by: { list: 'train', title: '班列', example: 'RO-BLOCK' },
    }),
    choiceColumn('fee', '费用代码', 'fee', ['RF', 'TRK']),
    choiceColumn('box', '箱型', 'trainUnit', ['40HQ', '40HQ'], false),
    choiceColumn('basis', '计费单位', 'trainBasis', ['CONTAINER', 'CONTAINER']),
    ...priceColumns({ currency: ['USD', 'CNY'], price: ['2850.00', '915.00'], tax: ['0', '9'] }),
    limitColumn(['22000', '27500']),
    choiceColumn('border', '口岸', 'border', ['霍尔果斯', ''], false),
    choiceColumn('foreignBorder', '境外口岸', 'foreignBorder', ['阿腾科里', ''], false),
    wholeColumn('ratio', '每立方米折kg', ['500', '']),
    wholeColumn('freeDays', '免用箱天数', ['10', '']),
    { key: 'returnDepot', title: '还箱点', kind: 'text', isRequired: false, examples: ['到站堆场', ''] },
    ...doorColumns(['610100', '35']),
    ...lastColumns,
  ],
);
