import type { GoodsForm } from './form.ts';
import { readGoodsId } from './goods-id.ts';
import { readGoodsQuantity } from './quantity.ts';

export interface GoodsPart {
  goodsId: string;
  quantity: string;
  delivery: string;
}

/** Null when required pricing values are missing. */
export function goodsPart({ goodsId, quantity, delivery }: GoodsForm): GoodsPart | null {
  const read = readGoodsQuantity(quantity);
  return readGoodsId(goodsId) === null || read === null ? null : { goodsId, quantity: read, delivery };
}
