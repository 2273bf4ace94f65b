import * as v from 'valibot';
import type { DomesticForm } from '#domain/booking/services/domestic/form.ts';
import type { DomesticQuotePart } from '#domain/booking/services/domestic/quote.ts';
import { BOX_TYPES_OF_A_FORM, CARGO_LINES_OF_A_FORM } from '#domain/limits.ts';
import { code, day, files, goodsLine, invoice, lineId, number, text, tick } from '../fields/booking.ts';

const city = v.pipe(v.string(), v.regex(/^(?:\d{6})?$/));

const stop = v.strictObject({
  city,
  district: text(40),
  address: text(100),
  contact: text(40),
  phone: text(40),
  day,
  window: code(),
});

const cargo = v.strictObject({
  ...goodsLine.entries,
  stow: code(),
  roadCode: text(20),
  roadCategory: code(),
  tunnelCode: code(),
});

const box = { ctnType: code(), quantity: number, weightPerCtn: number };

/** The whole order form of a coastal lane, complete or not: a draft is the same shape. */
export const domesticForm = v.strictObject({
  copiedFrom: code(),
  priceId: code(100),
  scheduleId: code(100),
  orgPortCode: code(),
  dstPortCode: code(),
  term: code(),
  containers: v.pipe(v.array(v.strictObject({ id: lineId, ...box })), v.maxLength(BOX_TYPES_OF_A_FORM)),
  cargo: v.pipe(v.array(cargo), v.maxLength(CARGO_LINES_OF_A_FORM)),
  pickup: stop,
  delivery: stop,
  insurance: v.strictObject({ wanted: tick, cargoValue: number }),
  receipt: code(),
  receiptAddress: text(120),
  boxDeposit: code(),
  payType: code(),
  contactName: text(40),
  contactPhone: text(40),
  contactTel: text(40),
  contactEmail: text(100),
  wechat: text(40),
  invoice,
  documents: files,
  remark: text(500),
  agree: tick,
  truth: tick,
});

const boxesOfType = v.strictObject({
  ...box,
  ctnType: v.pipe(v.string(), v.regex(/^\d{2}[A-Z]{2}$/)),
  quantity: v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/)),
});

/** What a price depends on. */
export const domesticQuotePart = v.strictObject({
  priceId: v.pipe(code(100), v.minLength(1)),
  scheduleId: code(100),
  containers: v.pipe(v.array(boxesOfType), v.minLength(1), v.maxLength(BOX_TYPES_OF_A_FORM)),
  goods: v.pipe(
    v.array(
      v.strictObject({
        unNo: v.pipe(v.string(), v.regex(/^(?:\d{4})?$/)),
        dgClass: code(),
        subRisk1: code(),
        subRisk2: code(),
      }),
    ),
    v.maxLength(CARGO_LINES_OF_A_FORM),
  ),
  pickup: city,
  delivery: city,
  insured: number,
});

type Same<Left, Right> = [Left] extends [Right] ? ([Right] extends [Left] ? true : never) : never;
/** The compiler holds the wire's form and the domain's to each other. */
export const isDomainDomesticForm: Same<v.InferOutput<typeof domesticForm>, DomesticForm> = true;
export const isDomainDomesticQuote: Same<v.InferOutput<typeof domesticQuotePart>, DomesticQuotePart> = true;
