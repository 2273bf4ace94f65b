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

/** Quantity and unit price of an orderable or quotable line. */
const listedLine = v.object({
  lineNo: v.number(),
  nameCn: v.string(),
  /** Main class and subsidiary hazards of dangerous goods. */
  classes: v.optional(v.array(v.string()), []),
  /** Remaining quantity of an offer, or requested quantity. */
  quantity: v.string(),
  unit: v.string(),
  /** Null when hidden. */
  price: v.nullable(v.string()),
  currency: v.string(),
  /** Smaller quantities cost more per unit. */
  isTiered: v.boolean(),
});

export const listedPost = v.object({
  ...postRow.entries,
  isDemo: v.optional(v.boolean(), false),
  /** Optional for back ends. */
  lines: v.optional(v.array(listedLine)),
});

export type ProcurementRow = v.InferOutput<typeof listedPost>;
export type ProcurementKind = v.InferOutput<typeof postKind>;
export type ProcurementState = v.InferOutput<typeof postState>;
