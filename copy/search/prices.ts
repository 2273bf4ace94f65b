import type { Offer } from '#contract/calls/item.ts';
import { listsClass } from '#domain/dangerous-goods/class-match.ts';
import { CLASSES_BY_ENQUIRY, isOfPrice, type PriceRefusalKind } from '#domain/dangerous-goods/price-refusals.ts';

/** Texts about prices and fees, shared by all price lists. */
export const priceList = {
  contract: '协议价',
  lowest: '最低',
  fees: '费用',
  hideFees: '收起',
  freight: (amount: string) => `运费 ${amount}`,
  chosen: (filter: string, choice: string) => `${filter}：${choice}`,
  feesOf: (name: string, day: string) => `${name} ${day} 的`,
} as const;

/** Longer lists of classes are cut. */
const MOST_CLASSES = 6;

function classesIn(taken: readonly string[]): string {
  const shown = taken.slice(0, MOST_CLASSES).join('、');
  return taken.length > MOST_CLASSES ? `${shown} 等` : shown;
}

interface RefusedByPrice {
  kind: PriceRefusalKind;
  refusedClass: string;
  /** Empty for every price of a list. */
  nameCn: string;
}

function reason({ kind, refusedClass, nameCn }: RefusedByPrice, taken: readonly string[]): string {
  if (kind === 'TEMPERATURE') return '温控货物不在线报价';
  if (kind === 'DOUBT') return '类别或次要危险性待核实，由人工确认';
  const price = nameCn === '' ? '列表里的报价' : `${nameCn}的这个报价`;
  if (taken.length === 0) return `${price}没有列明接哪些类别`;
  if (kind === 'SUBSIDIARY') return `${price}接 ${classesIn(taken)} 类，不接次要危险性 ${refusedClass}`;
  const missing = `${price}不含 ${refusedClass} 类`;
  return listsClass(CLASSES_BY_ENQUIRY, refusedClass) ? `${missing}，这一类逐票报价` : missing;
}

interface Refusal {
  kind: string;
  refusedClass?: string;
  nameCn?: string;
}

/** Goods that a price excludes, although no party refuses them. */
export const priceRefusals = {
  byEnquiry: '须询价',
  reason,
  /** Null when a party refuses the goods. */
  reasonOf: ({ kind, refusedClass = '', nameCn = '' }: Refusal, taken: readonly string[]): string | null => {
    if (kind === 'IN_DOUBT') return '空运限量待核实，由危险品专员向航空公司确认';
    return isOfPrice(kind) ? reason({ kind, refusedClass, nameCn }, taken) : null;
  },
  noteTitle: (goods: string) => (goods === '' ? '这些货须询价' : `${goods} 须询价`),
  noteText: (why: string) => `${why}。提交询价，客服核实后报价；查询的条件会带到询价表，不用再填一遍。`,
  enquire: '去询价',
} as const;

/** Refusal text of a list when a party refuses the goods. */
export const refusalText = <Party extends Refusal>(
  refusal: Party,
  taken: readonly string[],
  ofParty: (refusal: Party & { kind: Exclude<Party['kind'], PriceRefusalKind> }) => string,
): string => {
  const { kind } = refusal;
  return (
    priceRefusals.reasonOf(refusal, taken) ??
    ofParty({ ...refusal, kind: kind as Exclude<Party['kind'], PriceRefusalKind> })
  );
};

/** The moments before a ship sails. */
export const cutOffNames = {
  bookingCloseGen: '截订舱',
  bookingCloseDg: '截危品订舱',
  emptyPickup: '可提空箱',
  cyOpen: '开港',
  siCutoff: '截单、截补料',
  dgCutoff: '截危申报',
  amsCutoff: '截 AMS/ENS',
  vgmCutoff: '截 VGM',
  customsCutoff: '截关',
  cyClosing: '截港',
} satisfies Record<Exclude<keyof Offer['cutOffs'], 'lclCutoff'>, string>;
