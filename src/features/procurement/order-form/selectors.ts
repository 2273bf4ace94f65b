import { goodsReaders } from '#domain/procurement/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectGoodsForm = ({ context }: OrderFormSnapshot) =>
  goodsReaders.formOf(context.service.code, context.form);
export const selectGoodsFacts = ({ context }: OrderFormSnapshot) =>
  goodsReaders.factsOf(context.service.code, context.facts);
