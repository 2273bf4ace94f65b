import * as v from 'valibot';
import { amendmentStates } from '#domain/orders/amendment.ts';
import { priced } from './order.ts';

/** Number of the latest amendment the user saw; 0 for none. */
export const seenAmendment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/** Amendment of an order: requested changes, price and outcome. */
export const amendment = {
  /** Counted from 1 within its order. */
  no: v.number(),
  state: v.picklist(amendmentStates),
  at: v.number(),
  decidedAt: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  before: v.object(priced),
  after: v.object(priced),
  /** By field, as text; empty for added or removed values. */
  changes: v.array(v.object({ name: v.string(), before: v.string(), after: v.string() })),
};

/** Amendments of an order; optional for back ends. */
export const amended = {
  mayAmend: v.optional(v.boolean()),
  /** Latest first. */
  amendments: v.optional(v.array(v.object(amendment))),
};
