import type { LicenceFileError } from '#domain/enterprise/licence-file.ts';
import type { VerificationValues } from '#domain/enterprise/verification-fields.ts';
import type { FieldErrors } from '#domain/form/check.ts';
import type { AuditStatus } from '#domain/orders/auto-cancel.ts';
import type { LicenceFile } from '../licence/index.ts';

/** The register's entry for a credit code, without inferred values. */
export interface RegisteredEnterprise {
  creditCode: string;
  name: string;
  legalPerson: string;
  address: string;
  /** As the register words it: 存续, 注销. */
  status: string;
}

/** The result of looking up a credit code. */
export interface FoundEnterprise {
  /** Null for an unknown code. */
  enterprise: RegisteredEnterprise | null;
  /** Another account is verified with this code. */
  isTaken: boolean;
}

export interface VerificationForm {
  creditCode: string;
  name: string;
  /** Null for an unknown code. */
  enterprise: RegisteredEnterprise | null;
  /** Null when the code was typed without a licence. */
  fileId: string | null;
}

export interface Verified {
  status: AuditStatus;
  /** The operator's reason for refusing; null without one. */
  reason: string | null;
}

/** The account's state when the dialog opens. */
export interface VerificationStanding extends Verified {
  /** The account's company name; empty for none. */
  accountName: string;
}

/** Why reading a licence gave no code; each has its own message and next step. */
export type LicenceError =
  | LicenceFileError
  /** The licence's code has an invalid check digit. */
  | 'licenceCodeWrong'
  | 'noCode'
  | 'unreadable';

export interface VerificationContext {
  accountName: string;
  /** The server's state of the verification. */
  verified: Verified;
  licence: LicenceFile | null;
  fileId: string | null;
  /** As typed; the credit code may come from the licence. */
  values: VerificationValues;
  enterprise: RegisteredEnterprise | null;
  errors: FieldErrors<VerificationValues>;
  licenceError: LicenceError | null;
  refusal: string | null;
}

export type VerificationEvent =
  | { type: 'licence.chosen'; licence: LicenceFile }
  | { type: 'code.typed'; text: string }
  | { type: 'code.submit' }
  | { type: 'name.typed'; text: string }
  /** Edits the licence or the code. */
  | { type: 'verification.edit' }
  /** Retries after a network failure. */
  | { type: 'verification.retry' }
  /** Submits a code that another account uses, for review by an operator. */
  | { type: 'verification.continue' }
  | { type: 'verification.join' }
  | { type: 'verification.submit' }
  /** Reloads the decision. */
  | { type: 'verification.check' }
  | { type: 'verification.close' };

export interface VerificationOutput {
  status: AuditStatus;
}
