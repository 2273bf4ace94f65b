import { brand } from '../brand.ts';
import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: brand.consolidation,
  get description() {
    return `${brand.name}旗下拼箱品牌${brand.consolidation}：危险品与普货拼箱的航线、装箱仓与截开时间，约定货量可签月度协议价。`;
  },
  heading: `${brand.consolidation}，危险品拼箱`,
  lead: `${brand.consolidation}把散货按类别拼进一只箱子：先过隔离表，再排仓、装箱、开船，小票危险品也按时走。`,
  picture: 'drum',
  sections: [
    {
      heading: '网络',
      text: '从华东、华北与华南的主要起运港按周定班，装箱仓须具备危险货物作业资质；直拼主要基本港，其余港口经中转港分拨。每条航线的截与开、装箱仓与中转港都写在下面的网络表里。',
    },
    {
      heading: '接什么货',
      points: [
        '常规接收：第 3 类（包装类别 II、III）、4.1 类（稳定的、包装类别 III）、6.1 类（包装类别 II、III）、第 8 类（包装类别 II、III）与第 9 类。',
        '逐票确认：2.1、2.2 类气雾剂与 5.1 类。',
        '不接：第 1 类、2.3、4.2、4.3、5.2、6.1 包装类别 I、6.2 与第 7 类，请改走整箱。',
      ],
      classes: ['3', '4.1', '6.1', '8', '9'],
      refused: ['1', '2.3', '4.2', '4.3', '5.2', '6.2', '7'],
    },
    {
      heading: '合作方式',
      text: '零散出货在拼箱列表里直接下单，逐票确认的货先询价；货量稳定的可签协议价，约定仓位与对账日。进仓通知书下单就有，进度、单证与费用都在订单里看。',
    },
  ],
  links: [
    { label: '查拼箱价并下单', to: '/shippingLcl' },
    { label: '看拼箱怎么收费', to: '/lcl' },
    { label: `${brand.consolidation}品牌页`, to: '/brand/consolidation' },
  ],
};
