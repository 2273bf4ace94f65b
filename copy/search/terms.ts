import type { Offer } from '#contract/calls/item.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { formatMoney } from '#domain/money.ts';
import type { ExplainedTerm, TermName } from '../terms.ts';

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
