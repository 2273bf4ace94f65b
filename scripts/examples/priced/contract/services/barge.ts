import * as v from 'valibot';
import type { BargeForm } from '#domain/barge/form.ts';
import type { BargePart } from '#domain/barge/quote.ts';
import { BOXES_OF_A_TYPE } from '#domain/limits.ts';
import * as field from '../fields/booking.ts';

/** Barge order form, possibly incomplete, since drafts use the same schema. */
export const bargeForm = v.strictObject({
  ...field.optionalSourceFields,
  priceId: field.code(100),
  orgPortCode: field.code(),
  dstPortCode: field.code(),
  ctnType: field.code(),
  boxCount: field.number,
  readyDay: field.day,
  cargoName: field.text(100),
  pieces: field.number,
  weight: field.number,
  shipper: field.partyFields,
  contactName: field.text(40),
  contactPhone: field.text(40),
  contactEmail: field.text(100),
  documents: field.files,
  remark: field.text(500),
  agree: field.tick,
  truth: field.tick,
});

export const bargeQuotePart = v.strictObject({
  priceId: v.pipe(field.code(100), v.minLength(1)),
  ctnType: v.pipe(field.code(), v.minLength(1)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BOXES_OF_A_TYPE)),
});

/** Type check: API and domain form must be identical. */
export const isDomainBargeForm: field.Same<v.InferOutput<typeof bargeForm>, BargeForm> = true;
export const isDomainBargeQuote: field.Same<v.InferOutput<typeof bargeQuotePart>, BargePart> = true;
