import { INVOICE_FILE, isInvoiceNumber } from '#domain/invoices/issued.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import type {
  ChosenInvoice,
  InvoiceFileError,
  InvoiceRefusalRequest,
  IssueRequest,
  OperatorInvoiceContext,
} from './operator-invoice.types.ts';

const untouched = {
  ...{ file: null, fileError: null, reason: '', copied: null },
  paper: { number: '', issuedOn: '' },
} as const;
export const closed = { ...untouched, id: null, sheet: null, refusal: null, done: null } as const;

export const noResult = { refusal: null, done: null } as const;

export const isRequested = ({ sheet }: OperatorInvoiceContext): boolean => sheet?.row.status === 'requested';

export const isIssuable = (context: OperatorInvoiceContext): boolean =>
  isRequested(context) &&
  context.file !== null &&
  isInvoiceNumber(context.paper.number) &&
  context.paper.issuedOn !== '';

export const hasFile = (context: OperatorInvoiceContext): boolean => isRequested(context) && context.file !== null;

export const isIssued = ({ sheet }: OperatorInvoiceContext): boolean => sheet?.row.file != null;

/** Whether the number is invalid; a number that is still too short is not reported. */
export const isNumberWrong = ({ paper: { number } }: OperatorInvoiceContext): boolean =>
  number.trim().length >= 8 && !isInvoiceNumber(number);

export const isRefusable = (context: OperatorInvoiceContext): boolean =>
  isRequested(context) && context.reason.trim() !== '';

export function fileErrorOf({ name, size }: ChosenInvoice): InvoiceFileError | null {
  if (!INVOICE_FILE.test(name)) return 'WRONG_TYPE';
  if (size === 0) return 'EMPTY';
  return size > UPLOAD_BYTES_AT_MOST ? 'TOO_LARGE' : null;
}

/** A rejected file clears the selection. */
export function withFile(file: ChosenInvoice) {
  const fileError = fileErrorOf(file);
  return { ...noResult, fileError, file: fileError === null ? file : null };
}

export const issueOf = ({ id, file, paper: { number, issuedOn } }: OperatorInvoiceContext): IssueRequest => ({
  invoiceId: id ?? '',
  key: file?.key ?? '',
  number: number.trim(),
  issuedOn,
});

export const refusalOf = ({ id, reason }: OperatorInvoiceContext): InvoiceRefusalRequest => ({
  invoiceId: id ?? '',
  reason: reason.trim(),
});

export const afterSuccess = (done: 'issued' | 'refused') => ({ ...untouched, done }) as const;

/** The unsent reason after another operator acted first; null without one. */
export const strandedReason = (context: OperatorInvoiceContext): string | null =>
  context.sheet === null || isRequested(context) || context.reason.trim() === '' ? null : context.reason;
