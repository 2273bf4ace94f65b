import * as v from 'valibot';
import { CANCEL_REASON_LONGEST } from '#domain/limits.ts';
import { cancellationSides, cancellationStates, openCancellationStates } from '#domain/orders/cancellation.ts';
import { CANCELLATION_FEES_MOST, isFeeAmount } from '#domain/orders/cancellation-fees.ts';
import { cancellationFeeCodes } from '#domain/reference/cancellation-fees.ts';
import { currencies } from '#domain/reference/currencies.ts';
import { total } from './market.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** Number of a cancellation within its order, from 1. */
export const cancellationNo = count;
/** Answer the user saw; 0 for none. */
export const seenAnswer = count;

const reason = v.pipe(v.string(), v.trim(), v.maxLength(CANCEL_REASON_LONGEST));
export const cancellationReason = v.pipe(reason, v.minLength(1));
export const answerReason = v.optional(reason, '');

const enteredFee = v.strictObject({
  feeCode: v.picklist(cancellationFeeCodes.map(({ code }) => code)),
  currency: v.picklist(currencies.map(({ code }) => code)),
  amount: v.pipe(v.string(), v.trim(), v.check(isFeeAmount), v.examples(['1200.00'])),
});
export const enteredFees = v.optional(v.pipe(v.array(enteredFee), v.maxLength(CANCELLATION_FEES_MOST)), []);
export type EnteredFee = v.InferOutput<typeof enteredFee>;

const feeLine = v.object({ feeCode: v.string(), feeName: v.string(), currency: v.string(), amount: v.string() });

/** Request by the customer, or offer by an operator, to cancel an order at a fee. */
export const cancellation = {
  /** Counted from 1 within its order. */
  no: v.number(),
  side: v.picklist(cancellationSides),
  state: v.picklist(cancellationStates),
  reason: v.string(),
  at: v.number(),
  /** Counts answers; 0 before the first. */
  version: v.number(),
  fees: v.array(feeLine),
  totals: v.array(total),
  /** Why the fee is charged, or why the operator refused. */
  answerReason: v.nullable(v.string()),
  /** Clause of the charge agreement named in the answer. */
  clause: v.nullable(v.string()),
  answeredAt: v.nullable(v.number()),
  decidedAt: v.nullable(v.number()),
};
export type Cancellation = v.InferOutput<v.ObjectSchema<typeof cancellation, undefined>>;

/** Cancellation options of the user. */
const cancelling = v.object({
  /** By the agreement, regardless of the user's role. */
  mode: v.picklist(['free', 'ask', 'none']),
  mayAsk: v.boolean(),
  /** The user's role allows accepting an answer and withdrawing a request. */
  mayAct: v.boolean(),
  /** Clause of the charge agreement with its text. */
  clause: v.string(),
  terms: v.string(),
});

/** Cancellation fields of an order; optional for back ends. */
export const cancellable = {
  cancelling: v.optional(cancelling),
  /** Latest first. */
  cancellations: v.optional(v.array(v.object(cancellation))),
};

/** State of a listed order's open cancellation; null when none is open. */
export const openCancellation = v.optional(v.nullable(v.picklist(openCancellationStates)));
