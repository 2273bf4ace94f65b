import * as v from 'valibot';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { MOBILE } from '#domain/identity/phone.ts';
import { SMS_CODE_LONGEST, SMS_CODE_SHORTEST } from '#domain/limits.ts';
import { cleanCode } from '#domain/text.ts';
import { fieldMessages } from '../messages.ts';

/** Fields shared by several calls. Schemas check the format only; messages belong to the server and the forms. */
export const phone = v.pipe(v.string(), v.regex(MOBILE));
export const smsCode = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[0-9A-Za-z]{${SMS_CODE_SHORTEST},${SMS_CODE_LONGEST}}$`)),
);
/** SHA-256 hex of the password; the plain password is never sent. */
export const passwordHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
/** 256-bit token issued by the server. */
export const opaqueToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
export const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[A-Za-z0-9_-]+$/));
/** Eighteen characters with a check digit; blanks and lower case are corrected. */
export const creditCode = v.pipe(
  v.string(),
  v.maxLength(64),
  v.examples(['91350100M000100Y43']),
  v.transform(cleanCode),
  v.check(isEnterpriseCode, fieldMessages.creditCode),
);
export const userSource = v.literal('echem');
export const messageType = v.picklist(['user_login', 'user_sign', 'guest_quote']);
export type MessageType = v.InferOutput<typeof messageType>;
export const captchaVerification = v.pipe(v.string(), v.minLength(1), v.maxLength(1024));
/** Proof of work for a challenge (10003004); absent when the server required none. */
export const workAnswer = v.strictObject({
  challenge: v.pipe(v.string(), v.minLength(1), v.maxLength(800), v.regex(/^[\w-]+\.[\w-]+$/)),
  answer: v.pipe(v.string(), v.minLength(1), v.maxLength(6_000), v.regex(/^[\w-]+$/)),
});
export const shortText = v.pipe(v.string(), v.maxLength(100));

/** Nesting limit; deeper than any form. */
const DEEPEST = 12;

/** Iterative, because requests may be nested arbitrarily deep. */
function isShallow(input: Record<string, unknown>): boolean {
  const waiting: { value: object; depth: number }[] = [{ value: input, depth: 1 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.depth > DEEPEST) return false;
    for (const value of Object.values(next.value)) {
      if (typeof value === 'object' && value !== null) waiting.push({ value, depth: next.depth + 1 });
    }
  }
  return true;
}

/** JSON object with opaque fields. */
export const jsonObject = v.pipe(v.record(v.string(), v.unknown()), v.check(isShallow));

export const pageRequest = {
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  pageSize: v.optional(v.picklist([10, 20, 50]), 20),
};

export const pageOf = <Item extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(item: Item) =>
  v.object({ items: v.array(item), total: v.number(), page: v.number(), pageSize: v.number() });
