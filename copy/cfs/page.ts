import { stuffingSteps } from '../booking/names.ts';
import type { PageCopy } from '../text-pages.ts';

/** The price list and the stations on the page that introduces stuffing. */
export const stuffingPrices = {
  order: '去下单',
  orderNote: '打开就有价，货物与船期边填边更新。',
  title: '价目',
  note: '单价含税。每座装箱仓按同一张价目作业，没有标价的由客服报价。',
  basis: '怎么计',
  always: '每票必有',
  works: '按需勾选',
  moreWorks: '按需勾选（续）',
  per: (unit: string) => `每${unit}`,
  asked: '询价',
  total: '一箱起',
  totalNote: '内装、进仓与代提空箱，不含按需勾选的作业',
  none: '价目暂时读不到，下单页按所填内容逐项报价。',
  stations: '装箱仓',
  stationsNote: (count: number) => `${count} 座，只收列出的类别。选一座直接下单，或先在下单页比较。`,
  noStations: '现在没有可预约的装箱仓，请致电客服。',
  station: {
    name: '装箱仓',
    classes: '可收类别',
    port: '距港',
    hours: '收货时间',
    action: '操作',
  },
  cityDistrict: (city: string, district: string) => `${city} ${district}`,
  kilometres: (port: string, km: number) => `${port}，${km} 公里`,
  book: '在这里装箱',
} as const;

export const page: PageCopy = {
  title: '内装',
  description: '已有舱位，委托危险品集装箱内装：装箱仓与可收类别、每项作业的单价、要准备的资料，在线下单。',
  heading: '内装',
  lead: '舱位已经在别处订好，装箱交给我们：提空箱、进仓、装箱加固、贴箱贴、称重、进港，每一项的价格都列在这里。',
  sections: [
    {
      heading: '内装是什么',
      text: '货送到有资质的装箱仓，由仓库装进集装箱、加固、拍照、贴箱贴，再按截港时间进港。适合自己没有危险品装箱条件，或几票货要拼装一箱的。',
    },
    {
      heading: '四步下单',
      points: stuffingSteps,
    },
    {
      heading: '要准备的资料',
      points: [
        '订舱确认（订舱号、船名航次、截港与截危申报时间）与装箱单。',
        '危险品：SDS、危包证与性能单。',
        '送货车辆的危险货物道路运输证，驾驶员与押运员从业资格证。',
      ],
    },
  ],
  links: [
    { label: '还没有舱位，先订整箱', to: '/shippingFcl' },
    { label: '不能同箱？隔离检查', to: '/dgdesk' },
  ],
};
