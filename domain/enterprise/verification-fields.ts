import type { FieldTable, ValuesOf } from '../form/table.ts';

/** What a person types to have a company verified; the rest comes from the register. */
export const verificationFields = {
  creditCode: { kind: 'creditCode', required: true },
  /** As on the licence, where the register does not know the code. */
  name: { kind: 'freeText', required: true, least: 2, most: 100 },
} as const satisfies FieldTable;

export type VerificationField = keyof typeof verificationFields;
export type VerificationValues = ValuesOf<typeof verificationFields>;
