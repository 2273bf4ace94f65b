import { readGoodsId } from '../../../procurement/goods-id.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { GoodsFacts } from './facts.ts';
import { goodsDescription, goodsSteps } from './fields.ts';
import { blankGoodsForm, type GoodsForm } from './form.ts';
import { type GoodsPart, goodsPart } from './quote.ts';

const LIST = '/procurement/share';

export const goodsService: BookingService<GoodsForm, GoodsFacts, GoodsPart> = {
  code: 'goods',
  steps: goodsSteps,
  description: goodsDescription,
  blank: blankGoodsForm,
  kept: ['goodsId'],
  priced: goodsPart,
  agreements: () => ['charge'],
  successPath: null,
  links: ({ goodsId }) => {
    const post = readGoodsId(goodsId);
    return { list: post === null ? LIST : `${LIST}/${post.postId}`, enquiry: null };
  },
};

export const goodsReaders = readersOf(goodsService);
