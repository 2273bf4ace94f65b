import * as v from 'valibot';

/** How many of all that was asked for have ended or end within 24 hours, end within 72, and later; a back end may tell none. */
const due = v.optional(v.object({ urgent: v.number(), soon: v.number(), ample: v.number() }));
export type Due = NonNullable<v.InferOutput<typeof due>>;

/** The dangerous goods in it, each number once with the classes of its labels, the main one first; a back end may tell none. */
export const unNumbers = v.optional(v.array(v.object({ unNo: v.nullable(v.string()), classes: v.array(v.string()) })));
export type UnNumbers = NonNullable<v.InferOutput<typeof unNumbers>>;

/** A page of a queue whose rows have deadlines. */
export const queueOf = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ items: v.array(row), total: v.number(), due, next: v.nullable(v.string()), now: v.number() });
