import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '内装下单',
  description: '已有舱位，委托内装：选装箱仓，填船期与截点、货物与危险品，逐项选择装箱作业，每项单独计价，在线下单。',
  heading: '内装下单',
  lead: '舱位已经在别处订好，装箱交给我们：提空箱、进仓、装箱加固、贴箱贴、称重，每一项的价格都写明。',
  picture: 'warehouse',
  sections: [
    {
      heading: '四步填完',
      points: [
        '装箱仓与船期：选可收您货物类别的仓，照订舱确认抄写订舱号、船名航次与各截点。',
        '货物与危险品：输入 UN 号自动带出各项；不能同箱的分到不同的箱。',
        '作业与联系人：勾选要做的作业，填送货与装箱日期；车牌与司机可以在送货前补。',
        '确认：核对全部内容与费用，提交后得到进仓编号与二维码。',
      ],
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
