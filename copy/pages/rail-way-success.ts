import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '铁路订单已提交',
  description: '铁路订单的提交结果：订单号、装箱与进站时间表、还要补的资料与各自的截止时间。',
  heading: '铁路下单结果',
  lead: '这里显示刚刚提交的铁路订单与装箱进站时间表。没有订单号，或订单不属于当前账号、已超过三十分钟，则不显示成功信息，只告诉您去哪里看。',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 RWY 开头的订单号。',
        '装箱与进站时间表：提箱、进站、截单、截货与发车，按发站当地时间。',
        '还要补的资料与各自的截止时间。',
      ],
    },
  ],
  links: [
    { label: '再订一票', to: '/railWayIndex' },
    { label: '返回首页', to: '/' },
  ],
};
