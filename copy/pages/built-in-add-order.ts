import type { PageCopy } from './page-copy.ts';
import { stuffingSteps } from './stuffing-steps.ts';

export const page: PageCopy = {
  title: '内装下单',
  description: '已有舱位，委托内装：选装箱仓，填船期与截点、货物与危险品，逐项选择装箱作业，每项单独计价，在线下单。',
  heading: '内装下单',
  lead: '舱位已经在别处订好，装箱交给我们：提空箱、进仓、装箱加固、贴箱贴、称重，每一项的价格都写明。',
  picture: 'warehouse',
  sections: [
    {
      heading: '四步填完',
      points: stuffingSteps,
    },
    {
      heading: '要准备的资料',
      text: '订舱确认、装箱单、SDS、危包证与性能单。整箱订单需要内装的，在整箱下单时勾选内装即可，费用与整箱一并列出。',
    },
  ],
  links: [
    { label: '仓库要求', to: '/warehouse' },
    { label: '还没有舱位，先订整箱', to: '/shippingFcl' },
    { label: '隔离检查', to: '/dgdesk' },
  ],
};
