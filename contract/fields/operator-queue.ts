import * as v from 'valibot';

/** Counts of matching rows whose deadline is past or within 24 hours, within 72, or later; optional for back ends. */
const due = v.optional(v.object({ urgent: v.number(), soon: v.number(), ample: v.number() }));
export type Due = NonNullable<v.InferOutput<typeof due>>;

/** Distinct UN numbers with the classes of their labels, main class first; optional for back ends. */
export const unNumbers = v.optional(v.array(v.object({ unNo: v.nullable(v.string()), classes: v.array(v.string()) })));
export type UnNumbers = NonNullable<v.InferOutput<typeof unNumbers>>;

/** Page of a queue with deadlines. */
export const queueOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ items: v.array(row), total: v.number(), due, next: v.nullable(v.string()), now: v.number() });
