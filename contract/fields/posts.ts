import * as v from 'valibot';

export const postKind = v.picklist(['OFFER', 'REQUEST']);
export const postState = v.picklist(['OPEN', 'CLOSED', 'AWARDED']);

export const postRow = v.object({
  id: v.string(),
  number: v.string(),
  kind: postKind,
  state: postState,
  title: v.string(),
  /** Masked. */
  company: v.string(),
  goods: v.array(v.string()),
  deliveryPlace: v.string(),
  deadline: v.number(),
});

/** Of a line that may be ordered or quoted for: how much of it, and what a unit of all of it costs. */
const listedLine = v.object({
  lineNo: v.number(),
  nameCn: v.string(),
  /** The class and the subsidiary hazards of what is dangerous. */
  classes: v.optional(v.array(v.string()), []),
  /** What is left of an offer, what a request asks for. */
  quantity: v.string(),
  unit: v.string(),
  /** Null where it is kept back. */
  price: v.nullable(v.string()),
  currency: v.string(),
  /** A smaller quantity costs more a unit. */
  isTiered: v.boolean(),
});

export const listedPost = v.object({
  ...postRow.entries,
  isDemo: v.optional(v.boolean(), false),
  /** Absent where a back end tells none. */
  lines: v.optional(v.array(listedLine)),
});

export type ProcurementRow = v.InferOutput<typeof listedPost>;
export type ProcurementKind = v.InferOutput<typeof postKind>;
export type ProcurementState = v.InferOutput<typeof postState>;
