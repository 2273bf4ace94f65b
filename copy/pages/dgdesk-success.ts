import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '危品服务订单已提交',
  description: '危品服务订单的提交结果：订单号、办理的服务、预计完成日期与还要给的资料。',
  heading: '危品服务下单结果',
  lead: '这里显示刚刚提交的危品服务订单。没有订单号，或订单不属于当前账号、已超过三十分钟，则不显示成功信息，只告诉您去哪里看。',
  picture: 'drum',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 DGD 开头的订单号，可以复制。',
        '办理的服务、办理时效、预计完成日期与合计。',
        '每项服务要的资料，以及还要寄送或发给客服的东西。',
        '会员中心的同一张订单：状态、费用与预计完成日期随时可查。',
      ],
    },
  ],
  links: [
    { label: '再办一项', to: '/dgdesk?desk=new' },
    { label: '返回首页', to: '/' },
  ],
};
