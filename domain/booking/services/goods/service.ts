import { readGoodsId } from '../../../procurement/goods-id.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { GoodsFacts } from './facts.ts';
import { goodsDescription, goodsSteps } from './fields.ts';
import { blankGoodsForm, type GoodsForm } from './form.ts';
import { type GoodsPart, goodsPart } from './quote.ts';

export const GOODS_LIST = '/procurement/share';

/** The page of the offer that is ordered from. */
export function offerPage({ goodsId }: Pick<GoodsForm, 'goodsId'>): string {
  const post = readGoodsId(goodsId);
  return post === null ? GOODS_LIST : `${GOODS_LIST}/${post.postId}`;
}

export const goodsService: BookingService<GoodsForm, GoodsFacts, GoodsPart> = {
  code: 'goods',
  steps: goodsSteps,
  description: goodsDescription,
  blank: blankGoodsForm,
  kept: ['goodsId'],
  priced: goodsPart,
  agreements: () => ['charge'],
  successPath: null,
  links: () => ({ list: GOODS_LIST, enquiry: null }),
};

export const goodsReaders = readersOf(goodsService);
