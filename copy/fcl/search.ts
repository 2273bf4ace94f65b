import type { Offer } from '#contract/calls/item.ts';
import type { PriceRefusalKind } from '#domain/dangerous-goods/price-refusals.ts';
import { search } from '../search/form.ts';
import { cutOffNames } from '../search/prices.ts';
import type { PageCopy } from '../text-pages.ts';

/** The days of sailing over the list of FCL prices. */
export const fclDays = {
  name: '开航日与最低价',
  none: '无价',
  closed: '已截订',
  lowest: '最低',
  unit: (box: string) => `一个 ${box} 最低`,
  closedDays: (count: number) => `已截 ${count} 天`,
  noDays: '近期没有符合条件的开航日期。',
  failed: '开航日与最低价没有读到，列表不受影响。',
} as const;

type Refusal = Offer['refusals'][number];
/** Refusals by the carrier or a port; refusals by a price have their own texts. */
type PartyRefusal = Refusal & { kind: Exclude<Refusal['kind'], PriceRefusalKind> };

/** The list of FCL prices and its details. */
export const fcl = {
  list: '整箱运价',
  lane: search.lane,
  found: (total: number) => `${total} 个航次`,
  asked: '查询条件：',
  between: (from: string, to: string) => `开航 ${from} 至 ${to}`,
  readAt: (clock: string) => `更新于 ${clock}，时间按起运港当地`,
  refresh: '刷新',
  outdatedTitle: '没有更新成功',
  outdated: '下面是上一次查到的价格。',
  outdatedTerms: (boxes: string) => `下面是改条件之前查到的价格，按 ${boxes} 计。`,
  failed: '运价没有查到，可能是网络中断。条件都还在。',
  retryTitle: '运价没有查到',
  emptyTitle: '该航线暂无在线运价',
  emptyFiltered: '暂无符合条件的整箱运价',
  empty: '可以放宽开航日期或筛选，也可以提交询价，由客服答复。',
  fromPrice: (box: string, price: string, day: string) => `最近一次的最低价：${box} ${price}（${day}）`,
  unknownPort: '没有这个港口',
  pastLastTitle: '这一页没有航次',
  pastLast: (total: number) => `一共 ${total} 个航次，已经翻过最后一页。`,
  firstPage: '回到第一页',
  anyDay: '不限开航日期',
  unknownOrigin: '没有这个起运港，请从列表重新选择。',
  unknownDestination: '没有这个目的港，请从列表重新选择。',
  enquire: '询价',
  submitEnquiry: '提交询价',
  order: '下单',
  finalWord: '危险品是否承运以船公司最终审核为准。',
  days: fclDays,
  columns: {
    carrier: '船公司',
    vessel: '船名航次，码头',
    bookingClose: '截订舱',
    sailing: '开航，到港',
    classes: '收这些类别',
    totals: '合计',
    totalsOf: (boxes: string) => `合计，${boxes}`,
    space: '舱位',
    action: '操作',
  },
  direct: '直达',
  via: (port: string) => `经${port}中转`,
  voyage: (voyage: string, terminal: string) => `${voyage}，${terminal}`,
  directIn: (days: number) => `直达 ${days} 天`,
  viaIn: (port: string, days: number) => `经${port} ${days} 天`,
  passage: (day: string, how: string) => `抵 ${day}，${how}`,
  transit: (days: number) => `${days} 天`,
  limit: (kg: string) => `限重 ${kg} kg`,
  space: { PLENTY: '充足', TIGHT: '紧张', ASK: '询舱' } satisfies Record<Offer['space'], string>,
  bookable: {
    BOOKABLE: '可下单',
    BOOKING_CLOSED: '已截订舱',
    PRICE_EXPIRED: '价格已失效',
    PRICE_NOT_YET_VALID: '价格未生效',
    NO_SPACE: '无舱位',
    NOT_PRICED: '箱型无价',
    REFUSED: '拒收',
  } satisfies Record<Offer['bookable'], string>,
  unpriced: (boxes: string) => `${boxes} 无在线价`,
  unpricedSome: '有箱型无价',
  detail: '明细',
  pick: '比价',
  pickOf: (carrier: string, voyage: string) => `比价 ${carrier} ${voyage}`,
  picked: (count: number, most: number) => `已选 ${count} 条，最多 ${most} 条`,
  pickedElsewhere: '另一页的报价',
  drop: (name: string) => `不再比较 ${name}`,
  clearPicked: '清空比价',
  compare: '并排比价',
  comparing: '收起并排',
  tools: '工具',
  month: '船期月历',
  trend: '运价走势',
  share: '分享',
  take: '导出',
  csv: '表格 CSV',
  xlsx: '表格 Excel',
  print: '打印',
  taking: '正在读取全部航次',
  taken: (rows: number) => `已导出 ${rows} 条`,
  notTaken: '没有导出，可能是网络中断。',
  calendarFile: '截点放进日历',
  closes: '截订',
  valid: '价格至',
  moreRefusals: (count: number) => `，另有 ${count} 项`,
  andMore: ' 等',
  closedRows: (count: number, some: string) => `${count} 个航次已截订舱或价格失效：${some}`,
  perBox: (kg: string) => `单箱 ${kg} kg`,
  tooHeavy: '超限重',
  tooSmall: '体积装不下',
  pricedFor: (boxes: string) => `按 ${boxes} 计`,
  oneSmallBox: '20GP × 1',
  withoutSurcharge: '未含危险品附加',
  legs: '航段',
  leg: (from: string, to: string) => `${from} 开，${to} 抵`,
  legVia: (port: string) => `经${port}中转`,
  zone: (port: string) => `${port}当地时间`,
  surcharges: '费用明细',
  detailOf: (carrier: string, voyage: string) => `${carrier} ${voyage} `,
  cutOffs: '截点',
  cutOffNames,
  sailed: '开航 ETD',
  validTo: '价格有效至',
  freeDays: '目的港免用箱',
  remark: '备注',
  route: '航线代码',
  acceptance: '接载范围',
  refusedTitle: '本航次拒收',
  refusesYours: '不收您的货',
  refusal: ({ kind, nameCn, refusedClass, basis = '' }: PartyRefusal) =>
    `${REFUSING[kind]}${nameCn}拒收 ${refusedClass} 类${basis}`,
} as const;

const REFUSING: Record<PartyRefusal['kind'], string> = {
  CARRIER: '船公司',
  ORIGIN: '起运港',
  DESTINATION: '目的港',
  TRANSHIPMENT: '中转港',
};

/** Suggestions shown without FCL prices. */
export const fclOffers = {
  recent: '最近查询',
  lanes: '热门航线今日最低价',
  note: '危险品海运费，20GP 单箱；起运港人民币费用另计。',
  to: '至',
  lane: (from: string, to: string) => `${from} 至 ${to}`,
  sails: '开航',
  failed: '热门航线没有读到，可能是网络中断；查询不受影响。',
};

export const page: PageCopy = {
  title: '整箱',
  description:
    '危险品与普货整箱海运运价：按航线、箱型与开航日期看全部费用、截关时间、免用箱期与船公司拒收类别，登录前就能看清。',
  heading: '整箱运价与船期',
  lead: '一条航线、一排开航日期、一张价格表：海运费、危险品附加费、起运港人民币费用逐行列出，美元与人民币分开合计。',
  picture: 'ship',
  sections: [
    {
      heading: '每条运价写明',
      points: [
        '船公司、船名航次、码头、直达或中转港、航程天数与截止时间。',
        '20GP、40GP、40HQ 等箱型单价，限重与超重费，含在内的与不含在内的。',
        '可收类别与拒收类别；拒收时写明是谁拒收、为什么、可以改走哪里。',
        '有效期与舱位：充足、紧张或询舱。',
      ],
    },
    {
      heading: '截止时间怎么看',
      text: '危险品的截订舱通常早于普货，截单、截危申报、截 VGM、截关与截港依次排在开航之前，按起运港当地时间；剩 72 小时以上绿色，24 至 72 小时琥珀色，不足 24 小时红色。',
    },
    {
      heading: '计算举例',
      text: '两只 20GP 危险品：海运费、危险品附加费、码头费、铅封费、设备单与箱贴按箱，文件费与危申报按票，每行向上取到分，再分币种相加。',
    },
  ],
  links: [
    { label: '订整箱', to: '/shippingFcl/addOrder' },
    { label: '没有现价，去询价', to: '/enquiryFcl' },
    { label: '查 UN 编号', to: '/dgdesk' },
  ],
};
