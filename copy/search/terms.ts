import type { BookedService } from '#contract/booked-services.ts';
import type { Offer } from '#contract/calls/item.ts';
import type { Aircraft } from '#domain/air/limits.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import type { ExplainedTerm, TermName } from '../content/help.ts';

type Line = Offer['lines'][number];

/** The lines of a price and what they add up to, for every service. */
export const fees = {
  title: '费用明细',
  none: '选择箱型与箱量后，这里逐行列出费用。',
  columns: { name: '费用', unitPrice: '单价 × 数量', amount: '小计' },
  each: (price: string, quantity: string, unit: string) => `${price} × ${quantity} ${unit}`,
  ofWhole: (whole: string, percent: string) => `${whole} × ${percent}%`,
  /** Name of the freight group, by what is paid for. */
  groupOf: {
    AF: '空运费与附加费',
    GDS: '货款',
    RDB: '陆运费',
    RF: '铁路运费',
    TLS: '罐箱租金',
    TLL: '罐箱租金',
    TLF: '罐箱租金',
  } as Readonly<Record<string, string>>,
  groups: {
    FREIGHT: '海运费',
    ORIGIN: '起运港费用',
    DANGEROUS: '危险品费用',
    SERVICE: '增值服务',
    DESTINATION: '目的港费用',
  } satisfies Record<Line['group'], string>,
  bases: {
    CONTAINER: '箱',
    SHIPMENT: '票',
    REVENUE_TON: '计费吨',
    UN_ITEM: 'UN 项',
    TON: '吨',
    TON_DAY: '吨·天',
    PALLET_DAY: '板·天',
    CUBIC_METRE_DAY: 'm³·天',
    TANK_DAY: '罐·天',
    KILOGRAM: '公斤',
    PERSON: '人',
    MONTH: '个月',
    KILOMETRE: '公里',
    TIME: '次',
    PERCENT: '%',
  } satisfies Record<Line['basis'], string>,
  atCost: '实报实销 *',
  atCostNote: '* 实报实销，不计入合计。',
  collect: '到付，不计入合计',
  tax: (rate: string) => `含税 ${rate}%`,
  total: { '1': '人民币合计', '2': '美元合计', '3': '欧元合计' } as Readonly<Record<string, string>>,
  apart: '美元与人民币分开计，不相加。',
} as const;

/** Fees whose names are technical terms. */
export const feeTerms: Readonly<Record<string, TermName>> = {
  CFS: 'cfs',
  DGD: 'declaration',
  EIR: 'eir',
  HDL: 'lashing',
  LSH: 'lashing',
  PLC: 'placards',
  SEAL: 'seal',
  STF: 'stuffing',
  THC: 'thc',
  TLX: 'telex',
  VGM: 'vgm',
};

/** Basis of a line: unit price and quantity, or a share of a sum. */
export function countedText({ atCost, basis, ctnType, currency, quantity, unitPrice }: FeeLine): string {
  if (atCost) return fees.atCost;
  if (basis === 'PERCENT') return fees.ofWhole(formatMoney(quantity, currency), showMeasure(unitPrice));
  const unit = [fees.bases[basis], ctnType].filter(Boolean).join(' ');
  return fees.each(formatMoney(unitPrice, currency), quantity, unit);
}

/** Name of a group of fee lines; freight differs by mode, and goods have none. */
export function groupName(group: FeeLine['group'], lines: readonly Pick<FeeLine, 'feeCode'>[]): string {
  const own = lines.map(({ feeCode }) => fees.groupOf[feeCode]).find((name) => name !== undefined);
  return group === 'FREIGHT' && own !== undefined ? own : fees.groups[group];
}

/** Words of the trade in the heads of lists. */
export const columnTerms = {
  revenueTon: { name: 'revenueTon', word: 'RT' },
  tankType: { name: 'tankCode', word: '罐型' },
} as const satisfies Readonly<Record<string, ExplainedTerm>>;

export const aircraftNames: Readonly<Record<Aircraft, string>> = { PAX: '客机 PAX', CAO: '全货机 CAO' };

interface Departure {
  name: string;
  leaves: string;
  arrives: string;
}

const sailing: Departure = { name: '航次', leaves: '开航', arrives: '到港' };

/** Departures by means other than a ship. */
const departures: Readonly<Partial<Record<BookedService, Departure>>> = {
  air: { name: '航班', leaves: '起飞', arrives: '到达' },
  rail: { name: '车次', leaves: '发车', arrives: '到站' },
};

export const departureWords = (service: BookedService): Departure => departures[service] ?? sailing;

interface Means {
  vessel: string | null;
  voyage: string | null;
}

/** Vehicle and voyage of an order; flights precede the aircraft type. */
export function departureName(service: BookedService, { vessel, voyage }: Means): string {
  const kinds: Readonly<Record<string, string>> = aircraftNames;
  const named = service === 'air' ? [voyage, kinds[vessel ?? ''] ?? vessel] : [vessel, voyage];
  return named.filter(Boolean).join(' ');
}

/** The lanes of a service, while none is chosen. */
export const laneList = {
  next: '最近一班',
  transit: (days: number) => `${days} 天到`,
  taken: (classes: readonly string[]) => (classes.length === 0 ? '普货' : `危险品 ${classes.join('、')} 类`),
} as const;

/** Whether a price can be booked now, in a word. */
export const offerStates = {
  BOOKABLE: '可订',
  BOOKING_CLOSED: '已截订舱',
  PRICE_EXPIRED: '价格已失效',
  PRICE_NOT_YET_VALID: '价格未生效',
  NO_SPACE: '无舱位',
  NOT_PRICED: '没有价格',
  REFUSED: '不收',
} as const satisfies Record<Offer['bookable'], string>;

/** Texts about a train, shared by list and order. */
export const trainText = {
  line: (from: string, to: string) => `${from} 至 ${to}`,
  train: (name: string, number: string) => `${name} ${number}`,
  transit: (days: number) => `参考 ${days} 天`,
  departs: '发车',
  border: '口岸，境外口岸',
  box: '用箱，还箱',
  cutOffs: { emptyPickup: '可提空箱', cyOpen: '可以进站', siCutoff: '截单', cyClosing: '截货' },
} as const;

/** Hand-in note of cargo, for every kind of stuffing. */
export const handInNote = {
  title: '进仓通知书',
  number: '进仓编号',
  numberNote: '送货单与外包装都写上这个编号',
  station: '装箱仓库',
  address: '地址',
  phone: '联系电话',
  hours: '收货时间',
  required: '司机要带',
  papers: ['进仓通知书（打印或手机出示）', '装箱单'],
  label: '每件外包装贴危险性标签（不小于 100 mm × 100 mm），写 UN 编号与正确运输名称；海洋污染物另贴标记。',
  general: '每件外包装写唛头与进仓编号；实木包装须有 IPPC 熏蒸章。',
  print: '打印进仓通知书',
} as const;
