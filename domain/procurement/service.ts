import { bookingService } from '../booking/booking-service.ts';
import { readersOf } from '../booking/service.ts';
import type { GoodsFacts } from './facts.ts';
import { goodsDescription } from './fields.ts';
import { blankGoodsForm, type GoodsForm } from './form.ts';
import { readGoodsId } from './goods-id.ts';
import { type GoodsPart, goodsPart } from './quote.ts';

export const GOODS_LIST = '/procurement/share';

export function offerPage({ goodsId }: Pick<GoodsForm, 'goodsId'>): string {
  const post = readGoodsId(goodsId);
  return post === null ? GOODS_LIST : `${GOODS_LIST}/${post.postId}`;
}

export const goodsService = bookingService<GoodsForm, GoodsFacts, GoodsPart>({
  code: 'goods',
  description: goodsDescription,
  blank: blankGoodsForm,
  kept: ['goodsId'],
  priced: goodsPart,
  agreements: () => ['charge'],
  links: () => ({ list: GOODS_LIST, enquiry: null }),
});

export const goodsReaders = readersOf(goodsService);
