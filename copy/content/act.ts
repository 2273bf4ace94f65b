import { brand } from '#copy/brand.ts';
import type { PageCopy } from '../text-pages.ts';

export const page: PageCopy = {
  title: '活动',
  get description() {
    return `${brand.name}近期活动：起止时间、活动航线与剩余箱量。`;
  },
  heading: '活动',
  lead: '每个活动写明起止时间、适用航线与规则，过期的也留档可查。',
  picture: 'ship',
  sections: [
    {
      heading: '活动怎么算数',
      points: [
        '起止以服务器时间为准。',
        '价格以运价列表为准，下单时列出的就是要付的费用。',
        '活动航线的订单自动计入活动箱量，取消的退回；订完即抢完，航线仍可照常下单。',
      ],
    },
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
  offers: '活动航线',
  seePrice: '选船期下单',
  from: (price: string) => `20GP ${price} 起`,
  stock: (left: number, total: number) => `还剩 ${left} 箱，共 ${total} 箱`,
  participants: '最近计入的订单',
  person: '个人',
  participant: (name: string, boxes: number) => `${name} ${boxes} 箱`,
  form: '在询价页写明航线、类别与箱量，备注里写上活动名称。',
  enquire: '去询价',
  back: '全部活动',
  emptyTitle: '现在没有活动',
  empty: '运价照常在线。',
  missing: '抱歉，没有这个活动',
} as const;
