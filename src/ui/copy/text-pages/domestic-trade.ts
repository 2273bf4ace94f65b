import type { PageCopy } from '../pages/page-copy.ts';

export const page: PageCopy = {
  title: '内贸',
  description: '沿海与长江内贸集装箱怎么走、怎么算价、危险品要求：条款、限重、免堆期与申报规则。',
  heading: '内贸海运',
  lead: '国内港口之间的集装箱运输，港到港或门到门；先看条款、限重与危险品要求。',
  notice: '内贸还不在网上列价和接单，请拨打页脚的服务热线问价；只要陆运段的，可以在网上询价。',
  picture: 'barge',
  sections: [
    {
      heading: '走哪里',
      text: '华南与华东、华北之间的沿海干线，长江线连接上海、南京、武汉与重庆；船公司以泛亚、中谷、安通与信风为主。',
    },
    {
      heading: '怎么算价',
      text: '报价分港到港、门到港、港到门、门到门四种条款，拖车费按提送货地址的里程与危货车型另列，运费含 9% 增值税。单箱货重一般不超过 28 吨，并受公路限重约束。',
    },
    {
      heading: '危险品要求',
      points: [
        '品名与类别按 GB 12268 与 GB 6944 用中文申报，公路段按 JT/T 617 配车配证。',
        '船舶载运须提前向海事申报，申报资料在截申报前交齐。',
        '货值、保险与回单要求在委托时说明，押箱费随还箱退回。',
      ],
    },
  ],
  links: [
    { label: '内贸委托要准备什么', to: '/domesticTrade/orderPage' },
    { label: '看外贸整箱', to: '/shippingFcl' },
    { label: '询陆运价', to: '/brand/freight' },
  ],
};
