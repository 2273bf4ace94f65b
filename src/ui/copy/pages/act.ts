import { brand } from '../../brand.ts';
import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '活动',
  description: `${brand.name}近期活动与专舱特价：开始与截止时间按服务器时钟计算，专线舱位与剩余箱量实时显示。`,
  heading: '活动与专舱',
  lead: '专舱、特价与培训都在这里。每个活动写明起止时间、适用航线与箱型、剩余数量与规则，过期的也留档可查。',
  picture: 'ship',
  sections: [
    {
      heading: '活动怎么算数',
      points: [
        '开始与截止以服务器时间为准，倒计时与本机时钟无关。',
        '剩余箱量随订单实时扣减，同一时刻只会有一位下单成功。',
        '活动价写在订单的费用行里，不与协议价叠加，取消后舱位退回。',
      ],
    },
    {
      heading: '常见的几类',
      text: '专舱：固定船期、固定类别与限重的危险品包舱；特价：短期航线促销；公开课：危险品申报、隔离配装与单证填写的线上课程，报名即可。',
    },
    { heading: '没有赶上', text: '可以在询价页写明目标价与时间，报价台有同类方案时会优先答复。' },
  ],
  ways: [
    { label: '看全部运价', to: '/shippingFcl' },
    { label: '去询价', to: '/enquiryFcl' },
    { label: '最新动态', to: '/news' },
  ],
};

export const words = {
  list: '活动列表',
  state: { AHEAD: '未开始', RUNNING: '进行中', SOLD_OUT: '已售罄', OVER: '已结束' },
  period: '活动时间',
  untilStart: '距开始',
  untilEnd: '距结束',
  stock: '剩余箱量',
  stockOf: (left: number, total: number) => `${left} / ${total} 箱`,
  see: '看活动',
  offers: '活动航线',
  seePrice: '看运价',
  form: '活动的需求目前由报价台受理：请在询价页写明航线、类别与箱量，并注明活动名称，或拨打页脚的服务热线。',
  formWay: '去询价',
  back: '全部活动',
  emptyTitle: '现在没有活动',
  empty: '运价照常在线，特价会直接体现在价格里。',
  missing: '抱歉，没有这个活动',
} as const;
