import { readUnNumber } from '../dangerous-goods/numbers.ts';
import type { GoodsLine } from './goods-line.ts';

export interface PricedGoods {
  /** Four digits, or empty. */
  unNo: string;
  dgClass: string;
  subRisk1: string;
  subRisk2: string;
  packingGroup: string;
}

/** Dangerous lines with a known class. */
export const pricedGoodsOf = (cargo: readonly GoodsLine[]): PricedGoods[] =>
  cargo
    .filter(({ isDanger, dg }) => isDanger && dg.dgClass !== '')
    .map(({ dg: { unNo, dgClass, subRisk1, subRisk2, packingGroup } }) => ({
      unNo: readUnNumber(unNo) ?? '',
      ...{ dgClass, subRisk1, subRisk2, packingGroup },
    }));
