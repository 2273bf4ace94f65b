import * as v from 'valibot';
import type { GoodsForm } from '#domain/booking/services/goods/form.ts';
import type { GoodsPart } from '#domain/booking/services/goods/quote.ts';
import { closingFields, code, contactFields, day, files, number, type Same, text } from '../fields/booking.ts';

const goodsId = code(70);

/** The whole order form of goods, complete or not: a draft is the same shape. */
export const goodsForm = v.strictObject({
  copiedFrom: code(),
  enquiryNo: code(),
  optionId: code(64),
  goodsId,
  quantity: number,
  delivery: code(),
  deliveryAddress: text(100),
  deliveryDay: day,
  buyerCompany: text(100),
  licenceNo: text(60),
  licenceExpires: day,
  licenceFiles: files,
  permitFiles: files,
  payType: code(),
  ...contactFields,
  ...closingFields,
});

/** What a price depends on. */
export const goodsPart = v.strictObject({
  goodsId: v.pipe(goodsId, v.minLength(1)),
  quantity: v.pipe(number, v.minLength(1)),
  delivery: code(),
});

/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainGoodsForm: Same<v.InferOutput<typeof goodsForm>, GoodsForm> = true;
export const isDomainGoodsPart: Same<v.InferOutput<typeof goodsPart>, GoodsPart> = true;
