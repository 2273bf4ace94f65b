import { flatForm } from '../form/flat.ts';
import type { FieldTable } from '../form/table.ts';
import { blankParty, type Party } from './party.ts';

/** Party fields; an order has stricter rules for their letters. */
export const partyTexts = {
  companyNameEn: { kind: 'text', most: 70 },
  addressEn: { kind: 'longText', most: 179 },
  countryCode: { kind: 'code', most: 2 },
  taxNo: { kind: 'text', most: 40 },
  contact: { kind: 'text', most: 60 },
  phone: { kind: 'text', most: 30 },
  email: { kind: 'text', most: 100 },
} as const satisfies FieldTable;

export const addressBookPartyForm = flatForm<Party>(
  { ...partyTexts, companyNameEn: { ...partyTexts.companyNameEn, required: true } },
  blankParty,
);
