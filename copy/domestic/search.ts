import type { DomesticOffer } from '#contract/services/domestic-prices.ts';
import type { PriceRefusalKind } from '#domain/dangerous-goods/price-refusals.ts';
import type { DomesticTerm } from '#domain/domestic/terms.ts';
import { offerStates } from '../search/terms.ts';
import type { PageCopy } from '../text-pages.ts';

type Refusal = DomesticOffer['refusals'][number];
/** Refusals by the carrier or a port; refusals by a price have their own texts. */
type PartyRefusal = Refusal & { kind: Exclude<Refusal['kind'], PriceRefusalKind> };

const WHO: Readonly<Record<PartyRefusal['kind'], string>> = {
  CARRIER: '船公司',
  ORIGIN: '起运港',
  TRANSHIPMENT: '中转港',
  DESTINATION: '目的港',
};

/** The words of the list of prices within the country, and of its order. */
export const domestic = {
  caption: '内贸船期与价格',
  list: (count: number) => `${count} 班`,
  pricedFor: (boxes: string, term: string) => `合计按 ${boxes}、${term} 计，人民币含税`,
  terms: {
    CY_CY: '港到港',
    DOOR_CY: '门到港',
    CY_DOOR: '港到门',
    DOOR_DOOR: '门到门',
  } satisfies Record<DomesticTerm, string>,
  columns: {
    carrier: '船司，船名航次',
    sailing: '开航，到港',
    small: '20GP',
    large: '40HQ',
    trucks: '条款，装卸拖车',
    freeDays: '免堆期',
    total: '合计',
    action: '操作',
  },
  filters: {
    pickup: '提货门点',
    delivery: '送货门点',
    carrier: '船司',
    toPort: '自己送到港口',
    fromPort: '自己到港口提',
    anyCarrier: '不限',
  },
  direct: '直达',
  via: (port: string) => `经${port}中转`,
  voyage: (vessel: string, voyage: string) => `${vessel} ${voyage}`,
  transit: (days: number) => `${days} 天`,
  arrives: '抵',
  closes: '截订舱',
  limit: (tons: string) => `限 ${tons} 吨`,
  free: (days: number) => `${days} 天`,
  noFree: '按港口标准',
  truck: {
    pickup: (city: string, prices: string) => `装货 ${city} ${prices}`,
    delivery: (city: string, prices: string) => `卸货 ${city} ${prices}`,
  },
  truckPrice: (box: string, price: string) => `${box} ${price}`,
  noTruck: '所选城市没有拖车价',
  truckNote: {
    pickup: (city: string, kilometres: number, tons: string) =>
      `装货拖车：空箱从港口提到${city}，装好后送回港口，单程约 ${kilometres} 公里，公路限单箱货重 ${tons} 吨。`,
    delivery: (city: string, kilometres: number, tons: string) =>
      `卸货拖车：重箱从港口送到${city}，卸空后还回港口，单程约 ${kilometres} 公里，公路限单箱货重 ${tons} 吨。`,
  },
  taxed: (amount: string) => `其中增值税 ${amount}`,
  taxNote: '海运、港口与拖车按 9% 计税，危险品申报代理按 6% 计税；税额从含税价中分出，向上取整到分。',
  valid: '价格至',
  state: offerStates,
  unpriced: (boxes: string) => `${boxes} 没有价格，内贸有 20GP 与 40HQ`,
  refusedTitle: '不收您的货',
  refusal: ({ kind, nameCn, refusedClass, basis = '' }: PartyRefusal) =>
    `${WHO[kind]}${nameCn}不收 ${refusedClass} 类${basis}`,
  verdict: '危险品能不能走，仅供参考，以船公司、海事与主管机关最终审核为准。',
  unknownOrigin: '没有这个起运港，请从列表重新选择。',
  unknownDestination: '没有这个目的港，请从列表重新选择。',
  emptyTitle: '暂无符合条件的内贸航次',
  empty: '换一段开航日期或放宽船司；没有这条航线时，可以询价。',
  clear: '清空筛选',
  toFcl: '同一航线看外贸整箱',
  hot: '在走的航线',
  hotNote: '选好起运港与目的港，就列出每一班从门到门的全部费用。',
  lane: (from: string, to: string) => `${from} 至 ${to}`,
  from: (price: string) => `20GP ${price} 起`,
  cyClosing: '截港',
  order: '下单',
  enquire: '询价',
  requestedDoors: (pickup: string | undefined, delivery: string | undefined) =>
    [pickup === undefined ? '' : `从${pickup}提货拖到港口`, delivery === undefined ? '' : `从港口送到${delivery}`]
      .filter(Boolean)
      .join('，'),
  orderOf: (carrier: string, day: string) => `${carrier} ${day} `,
  sailing: '航次与条款',
  change: '换一班',
  noOffer: '还没有选航次，或所选价格已失效：回到列表选一班，填过的内容都还在。',
  boxes: '箱型箱量',
  doors: {
    pickup: { title: '提货', note: '空箱送到这里装货，再送回港口' },
    delivery: { title: '送货', note: '重箱从港口送到这里卸货' },
  },
  loadLimit: (kg: string) => `船上限重 ${kg} kg，走门点还受公路限重，超过都不装`,
  road: (tons: string, city: string) => `${city}的公路限单箱货重 ${tons} 吨。`,
  extras: '保险、回单与押箱',
  deposit: '现金押箱的押金在空箱完好还回后退还；押金多少由客服在放箱前告知，不计入合计。',
  declared: '船舶载运危险货物申报由我们代办，费用已在价格里；公路段由有相应类别资质的车队承运。',
} as const;

export const page: PageCopy = {
  title: '内贸运价',
  description:
    '查一条内贸航线的船期与含税价格：20GP、40HQ 海运费，装卸拖车按城市列出，单箱货重与公路限重，危险品要求。',
  heading: '内贸海运',
  lead: '选好港口、箱型与两头的门点，每一班从门到门的费用逐行写明，都含增值税，选一班直接下单。',
  picture: 'barge',
  sections: [
    {
      heading: '走哪里',
      text: '华南与华东、华北之间的沿海干线，以及南京到武汉的长江线；船公司以泛亚、中谷、安通与信风为主。',
    },
    {
      heading: '怎么算价',
      points: [
        '条款有港到港、门到港、港到门、门到门四种，由两头选不选门点决定。',
        '海运费、码头操作与铅封按箱计；装货拖车与卸货拖车按城市与箱型计，往返一趟算一次。',
        '价格都含税：海运、港口与拖车 9%，危险品申报代理 6%，税额在合计下面分出来。',
      ],
    },
    {
      heading: '装多重',
      text: '船上单箱货重不超过 28 吨。走门点还受公路限重约束，危险品车比普货车装得少，费用明细里写着每个城市的限重。',
    },
    {
      heading: '没有合适的',
      text: '这一类货不收、门点没有拖车价或要走别的箱型：提交询价，由客服答复；只要陆运段的，询陆运价。',
    },
    {
      heading: '危险品要求',
      points: [
        '品名与类别按 GB 12268 与 GB 6944 用中文申报，公路段按 JT/T 617 配车配证。',
        '船舶载运须提前向海事申报，申报资料在截申报前交齐。',
      ],
      classes: ['3', '4.1', '6.1', '8', '9'],
    },
  ],
  links: [
    { label: '提交询价', to: '/enquiryFcl?service=domestic' },
    { label: '看外贸整箱', to: '/shippingFcl' },
    { label: '询陆运价', to: '/brand/freight' },
  ],
};
