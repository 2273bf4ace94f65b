import * as v from 'valibot';
import { code, day, goodsLine, text } from './booking.ts';

/** Division code of GB/T 2260, or empty. */
export const city = v.pipe(v.string(), v.regex(/^(?:\d{6})?$/));

export const stop = v.strictObject({
  city,
  district: text(40),
  address: text(100),
  contact: text(40),
  phone: text(40),
  day,
  window: code(),
});

export const roadLine = { ...goodsLine.entries, roadCode: text(20), roadCategory: code(), tunnelCode: code() };
