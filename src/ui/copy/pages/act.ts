import { brand } from '../../brand.ts';
import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '活动',
  description: `${brand.name}近期活动：开始与截止时间按服务器时钟计算，活动航线直接看运价。`,
  heading: '活动',
  lead: '每个活动写明起止时间、适用航线与规则，过期的也留档可查。',
  picture: 'ship',
  sections: [
    {
      heading: '活动怎么算数',
      points: [
        '开始与截止以服务器时间为准，倒计时与本机时钟无关。',
        '价格以活动航线的运价列表为准，下单时列出的费用就是要付的费用。',
        '活动期间在活动航线下的订单自动计入活动箱量，取消的退回；箱量订完，活动即告抢完，航线仍可照常下单。',
      ],
    },
    {
      heading: '常见的几类',
      text: '航线推广：列出一组航线与适用的类别，点开就是这条航线的运价；服务介绍：一项服务近期的说明与注意事项。',
    },
    { heading: '没有赶上', text: '可以在询价页写明目标价与时间，报价台按您的条件答复。' },
  ],
  links: [
    { label: '看全部运价', to: '/shippingFcl' },
    { label: '去询价', to: '/enquiryFcl' },
    { label: '最新动态', to: '/news' },
  ],
};

export const words = {
  list: '活动列表',
  state: { AHEAD: '未开始', RUNNING: '进行中', SOLD_OUT: '已抢完', OVER: '已结束' },
  period: '活动时间',
  untilStart: '距开始',
  untilEnd: '距结束',
  see: '看活动',
  offers: '活动航线',
  seePrice: '选船期下单',
  priceFrom: '20GP',
  from: '起',
  noPrice: '暂无在线运价',
  stock: (left: number, total: number) => `还剩 ${left} 箱，共 ${total} 箱`,
  participants: '最近计入活动的订单',
  person: '个人用户',
  boxes: (count: number) => `${count} 箱`,
  form: '活动的需求目前由报价台受理：请在询价页写明航线、类别与箱量，并注明活动名称，或拨打页脚的服务热线。',
  enquire: '去询价',
  back: '全部活动',
  emptyTitle: '现在没有活动',
  empty: '运价照常在线，特价会直接体现在价格里。',
  missing: '抱歉，没有这个活动',
} as const;
