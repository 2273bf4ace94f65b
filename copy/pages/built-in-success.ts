import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '内装订单已提交',
  description: '内装订单的提交结果与进仓通知书：进仓编号、二维码、装箱仓地址、联系电话、收货时间与要带的单证。',
  heading: '内装下单结果',
  lead: '这里显示刚刚提交的内装订单与进仓通知书。没有订单号，或订单不属于当前账号、已超过三十分钟，则不显示成功信息，只告诉您去哪里看。',
  picture: 'warehouse',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 CFS 开头的订单号，也是进仓编号，附二维码。',
        '进仓通知书：装箱仓、收货时间、计划送货与装箱日期、要带的单证，可以打印。',
        '接下来要做的事与各自的截止时间。',
      ],
    },
  ],
  links: [
    { label: '再订一票', to: '/builtIn/addOrder' },
    { label: '返回首页', to: '/' },
  ],
};
