import type { FormError } from '../form/field.ts';
import type { GoodsContext } from './context.ts';
import type { GoodsForm } from './form.ts';

export const goodsKnown = ({ goodsId }: GoodsForm, { goods }: GoodsContext): readonly FormError[] => {
  if (goodsId === '' || goods === null) return [{ path: 'goodsId', step: 'purchase', code: 'GOODS_MISSING' }];
  return goods.isOpen ? [] : [{ path: 'goodsId', step: 'purchase', code: 'GOODS_CLOSED' }];
};
