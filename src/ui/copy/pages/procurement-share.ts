import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '采购',
  description: '化工品现货与求购：公开的采购单与供应单，规格、数量、交货地与截止时间清楚，由专员转达报价与订购。',
  heading: '化工品采购',
  lead: '求购与供应都写在明处：品名、规格、数量、交货地与截止时间；要报价或订购，请致电客服，由专员转达。',
  picture: 'ibc',
  sections: [
    {
      heading: '采购单写什么',
      points: [
        '品名、CAS 号、等级或纯度、规格指标、包装与数量单位。',
        '交货地、交货日期、贸易方式、含税与付款方式。',
        '资质要求：危险化学品经营许可、生产许可、易制毒备案。',
      ],
    },
    {
      heading: '怎么报价与订购',
      text: '这里不能在线报价、订购与发布。记下单号，拨打页脚的服务热线，说明品名、单价或数量，由专员转达对方。截止之后只供查看。',
    },
    {
      heading: '买到之后的运输',
      text: '运输可以另行询价：桶装走整箱或拼箱，散装走罐箱或槽车，入库走危险品仓库。每一行货物的 UN 编号可以直接查类别、限量与单证。',
    },
  ],
  links: [
    { label: '手机版供求页', to: '/procurement/mobile' },
    { label: '看整箱运价', to: '/shippingFcl' },
    { label: '看危险品仓储', to: '/warehouse' },
  ],
};
