import * as v from 'valibot';
import { amendmentStates } from '#domain/orders/amendment.ts';
import { priced } from './order.ts';

/** The number of the latest amendment that the user saw: 0 before there was any. */
export const seenAmendment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** One of an order's amendments: what it was asked to change, at what price, and what came of that. */
export const amendment = {
  /** Counted from 1 within its order. */
  no: v.number(),
  state: v.picklist(amendmentStates),
  at: v.number(),
  decidedAt: v.nullable(v.number()),
  /** Why it was refused. */
  reason: v.nullable(v.string()),
  before: v.object(priced),
  after: v.object(priced),
  /** By field, in words; empty where there was nothing, or is nothing any more. */
  changes: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
};

/** What an order says of its amendments; a back end may tell none. */
export const amended = {
  mayAmend: v.optional(v.boolean()),
  /** The latest first. */
  amendments: v.optional(v.array(v.object(amendment))),
};
