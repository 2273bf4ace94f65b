import {
  type VerificationField,
  type VerificationValues,
  verificationFields,
} from '#domain/enterprise/verification-fields.ts';
import { errorsAt } from '#domain/form/check.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { flatForm } from '#domain/form/flat.ts';
import { blankTexts } from '#domain/form/table.ts';
import { tidy } from '#domain/form/tidy.ts';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { toHalfWidth } from '#domain/text.ts';
import type { LicenceOutput } from '../licence/index.ts';
import type { VerificationContext } from './verification.types.ts';

const form = flatForm<VerificationValues>(verificationFields, blankTexts(verificationFields));

export const blankForm = form.initial;

export const tidied = (values: VerificationValues): VerificationValues => tidy(form, values);

export const errorAt = (values: VerificationValues, field: VerificationField): ErrorCode | null =>
  errorsAt(form, tidied(values), { today: '' }, field)[0]?.code ?? null;

type LicenceResult = Partial<Pick<VerificationContext, 'fileId' | 'licenceError' | 'refusal' | 'values'>>;

/** Returns the values after reading a licence: its valid code, or the reason without one; the typed code then stays. */
export function readFrom(output: LicenceOutput, values: VerificationValues): LicenceResult {
  if (output.kind === 'cancelled') return {};
  if (output.kind === 'refused') return { refusal: output.message };
  if (output.kind === 'unreadable') return { licenceError: 'unreadable' };
  const { fileId, creditCode } = output;
  if (creditCode === null) return { fileId, licenceError: 'noCode' };
  if (!isEnterpriseCode(creditCode)) return { fileId, licenceError: 'licenceCodeWrong' };
  return { fileId, values: { ...values, creditCode } };
}

const plainName = (name: string) => toHalfWidth(name).replace(/\s/g, '');

/** Whether the account's company differs from the register's; full-width brackets and spaces are ignored. */
export const isOtherName = (accountName: string, registered: string) =>
  accountName !== '' && plainName(accountName) !== plainName(registered);
