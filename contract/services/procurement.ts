import * as v from 'valibot';
import type { GoodsForm } from '#domain/procurement/form.ts';
import type { GoodsPart } from '#domain/procurement/quote.ts';
import * as field from '../fields/booking.ts';

const goodsId = field.code(70);

/** Purchase order form, possibly incomplete, since drafts use the same schema. */
export const goodsForm = v.strictObject({
  ...field.sourceFields,
  goodsId,
  quantity: field.number,
  grossWeight: v.optional(field.number, ''),
  packages: v.optional(field.number, ''),
  delivery: field.code(),
  deliveryAddress: field.text(100),
  deliveryDay: field.day,
  buyerCompany: field.text(100),
  licenceNo: field.text(60),
  licenceExpires: field.day,
  licenceFiles: field.files,
  permitFiles: field.files,
  ...field.orderFields,
});

export const goodsPart = v.strictObject({
  goodsId: v.pipe(goodsId, v.minLength(1)),
  quantity: v.pipe(field.number, v.minLength(1)),
  delivery: field.code(),
});

/** Type check: API and domain form must be identical. */
export const isDomainGoodsForm: field.Same<v.InferOutput<typeof goodsForm>, GoodsForm> = true;
export const isDomainGoodsPart: field.Same<v.InferOutput<typeof goodsPart>, GoodsPart> = true;
