import type { FieldTable, ValuesOf } from '../form/table.ts';

/** Typed fields of a company verification; the register supplies the rest. */
export const verificationFields = {
  creditCode: { kind: 'creditCode', required: true },
  /** As on the licence; needed when the register does not know the code. */
  name: { kind: 'freeText', required: true, least: 2, most: 100 },
} as const satisfies FieldTable;

export type VerificationField = keyof typeof verificationFields;
export type VerificationValues = ValuesOf<typeof verificationFields>;
