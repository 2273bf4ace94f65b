import type { PageCopy } from '../pages/page-copy.ts';

export const page: PageCopy = {
  title: '内装受理说明',
  description: '内装委托由客服电话受理之后的步骤：进仓编号、送货时间、司机要带的证件与后续时间节点。',
  heading: '内装受理说明',
  lead: '内装由客服受理，网上没有内装订单可查。这一页说明受理之后的步骤，送货前照着核对。',
  picture: 'warehouse',
  sections: [
    {
      heading: '受理之后会告诉您',
      points: [
        '进仓编号与装箱仓地址、联系人。',
        '收货时间与危险品进仓时段，过时不收。',
        '送货、装箱、截 VGM、截港各在什么时候。',
      ],
    },
    {
      heading: '司机要带的',
      points: [
        '危险货物道路运输证、驾驶员与押运员从业资格证。',
        '装箱单、SDS、危包证复印件。',
        '进仓编号，写在送货单上。',
      ],
    },
    {
      heading: '到仓之后',
      text: '仓库核对标签、UN 编号、件数与毛重；包装渗漏、鼓胀或标签缺失的退车整改。装箱照片与称重结果由客服发给您。',
    },
  ],
  links: [
    { label: '内装要准备什么', to: '/builtIn/addOrder' },
    { label: '仓库要求', to: '/warehouse' },
    { label: '返回首页', to: '/' },
  ],
};
