import type { FieldTable, ValuesOf } from '../form/table.ts';

const text = { kind: 'freeText', most: 100 } as const;

export const profileFields = {
  name: text,
  companyName: text,
  schoolName: text,
  enterpriseType: text,
  industry: text,
  email: { kind: 'email', most: 100 },
} as const satisfies FieldTable;

export type ProfileField = keyof typeof profileFields;
export type ProfileValues = ValuesOf<typeof profileFields>;
