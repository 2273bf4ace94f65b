import { licenceFileError } from '#domain/enterprise/licence-file.ts';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { cleanCode, toHalfWidth } from '#domain/text.ts';
import type { LicenceFile, LicenceOutput } from '../licence/index.ts';
import type { VerificationContext, VerificationError } from './verification.types.ts';

export const errorOfLicence = (licence: LicenceFile): VerificationError | null => licenceFileError(licence);

export function errorOfCode(text: string): VerificationError | null {
  if (cleanCode(text) === '') return 'codeMissing';
  return isEnterpriseCode(text) ? null : 'codeWrong';
}

type Read = Partial<Pick<VerificationContext, 'code' | 'error' | 'fileId' | 'refusal'>>;

/** What a licence says of the form: its code where there is one that holds, else why there is none; what was typed then stays. */
export function readFrom(output: LicenceOutput): Read {
  if (output.kind === 'cancelled') return {};
  if (output.kind === 'refused') return { refusal: output.message };
  if (output.kind === 'unreadable') return { error: 'unreadable' };
  const { fileId, creditCode } = output;
  if (creditCode === null) return { fileId, error: 'noCode' };
  if (!isEnterpriseCode(creditCode)) return { fileId, error: 'licenceCodeWrong' };
  return { fileId, code: creditCode };
}

const plainName = (name: string) => toHalfWidth(name).replace(/\s/g, '');

/** Whether the account names another company than the register; full-width brackets and blanks make no other. */
export const isOtherName = (accountName: string, registered: string) =>
  accountName !== '' && plainName(accountName) !== plainName(registered);
