import { companyName } from '#domain/enterprise/company-name.ts';
import type { OperatorVerificationContext, VerdictRequest, VerificationSheet } from './operator-verification.types.ts';

export const untouched = { verdict: null, reason: '', refusal: null, done: null } as const;
export const closed = { ...untouched, id: null, sheet: null, picture: null } as const;

const compared = ['creditCode', 'name', 'legalPerson', 'address'] as const;

export interface Comparison {
  field: (typeof compared)[number];
  written: string;
  read: string;
  registered: string;
  /** `alone` when only one of the three sources has a value. */
  result: 'same' | 'different' | 'alone';
}

/** Compares the customer's input, the text read from the licence and the register's entry, field by field. */
export function compareSheet({ row, legalPerson, address, read, register }: VerificationSheet): Comparison[] {
  const written = { creditCode: row.creditCode, name: row.name, legalPerson, address };
  return compared.map((field) => {
    const values = {
      written: written[field],
      read: read?.[field] ?? '',
      registered: register.company?.[field] ?? '',
    };
    const filled = Object.values(values).filter((value) => value !== '');
    const isSame = new Set(filled.map(companyName)).size <= 1;
    return { field, ...values, result: filled.length < 2 ? 'alone' : isSame ? 'same' : 'different' };
  });
}

export const isWaiting = ({ sheet }: OperatorVerificationContext): boolean => sheet?.row.status === 'PENDING';

const PICTURE = /\.(?:jpe?g|png|bmp)$/i;

/** Whether to load the picture automatically; any other file is opened by a click. */
export const isPictureDue = ({ licence }: VerificationSheet, picture: string | null): boolean =>
  picture === null && licence !== null && PICTURE.test(licence.name);

export const isVerdictComplete = (context: OperatorVerificationContext): boolean =>
  isWaiting(context) && (context.verdict === 'PASS' || (context.verdict === 'REJECT' && context.reason.trim() !== ''));

export const verdictOf = ({ id, verdict, reason }: OperatorVerificationContext): VerdictRequest => ({
  id: id ?? '',
  decision: verdict ?? 'REJECT',
  reason: verdict === 'PASS' ? '' : reason.trim(),
});
