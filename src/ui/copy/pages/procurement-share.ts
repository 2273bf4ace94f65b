import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '采购',
  description: '化工品现货与求购：公开的采购单与供应单，规格、数量、交货地与截止时间清楚，在线报价与下单。',
  heading: '化工品采购',
  lead: '买家发一张采购单，把链接给供应商，报价就能排在一起比较；卖家挂一张供应单，规格、阶梯价与现货量写在明处。',
  picture: 'ibc',
  sections: [
    {
      heading: '采购单写什么',
      points: [
        '品名、CAS 号、等级或纯度、规格指标、包装与数量单位。',
        '交货地、交货日期、贸易方式、含税与付款方式。',
        '资质要求：危险化学品经营许可、生产许可、易制毒备案。',
        '附件：SDS、技术指标与 COA 样张。',
      ],
    },
    {
      heading: '怎么比价',
      text: '每一行分别比单价、交期、产地与纯度，未税价折成同一口径后排序；截止之后不再收报价，定标结果留痕。',
    },
    {
      heading: '买到之后的运输',
      text: '下单时可以一并询运输：桶装走整箱或拼箱，散装走罐箱或槽车，入库走危险品仓库。品名与 UN 编号会带入订舱表单，不必再填一遍。',
    },
  ],
  ways: [
    { label: '手机报价页', to: '/procurement/mobile' },
    { label: '看整箱运价', to: '/shippingFcl' },
    { label: '看危险品仓储', to: '/warehouse' },
  ],
};
