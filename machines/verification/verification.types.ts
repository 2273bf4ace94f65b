import type { LicenceFileError } from '#domain/enterprise/licence-file.ts';
import type { VerificationValues } from '#domain/enterprise/verification-fields.ts';
import type { FieldErrors } from '#domain/form/check.ts';
import type { AuditStatus } from '#domain/orders/auto-cancel.ts';
import type { LicenceFile } from '../licence/index.ts';

/** What the register says of a credit code; nothing of it is guessed or typed. */
export interface RegisteredEnterprise {
  creditCode: string;
  name: string;
  legalPerson: string;
  address: string;
  /** As the register words it: 存续, 注销. */
  status: string;
}

/** What is known of a credit code. */
export interface FoundEnterprise {
  /** Null for a code the register does not know. */
  enterprise: RegisteredEnterprise | null;
  /** Another account has passed with it. */
  isTaken: boolean;
}

export interface VerificationForm {
  creditCode: string;
  name: string;
  /** Null where the register does not know the code. */
  enterprise: RegisteredEnterprise | null;
  /** Null where the code was typed and no licence was given. */
  fileId: string | null;
}

export interface Verified {
  status: AuditStatus;
  /** The desk's reason for refusing; null where it gave none. */
  reason: string | null;
}

/** How the account stands when the dialog opens. */
export interface VerificationStanding extends Verified {
  /** The company as the account names it; empty where it names none. */
  accountName: string;
}

/** Why a licence says nothing of the form; each has its words and its way out. */
export type LicenceError =
  | LicenceFileError
  /** The licence's own code fails its check digit. */
  | 'licenceCodeWrong'
  | 'noCode'
  | 'unreadable';

export interface VerificationContext {
  accountName: string;
  /** How the verification is at the server. */
  verified: Verified;
  licence: LicenceFile | null;
  fileId: string | null;
  /** As typed; the credit code may be the licence's. */
  values: VerificationValues;
  enterprise: RegisteredEnterprise | null;
  errors: FieldErrors<VerificationValues>;
  licenceError: LicenceError | null;
  /** The last refusal or failure. */
  refusal: string | null;
}

export type VerificationEvent =
  | { type: 'licence.chosen'; licence: LicenceFile }
  | { type: 'code.typed'; text: string }
  | { type: 'code.submit' }
  | { type: 'name.typed'; text: string }
  /** Another licence or another code. */
  | { type: 'verification.edit' }
  /** Once more what the network cut off. */
  | { type: 'verification.retry' }
  /** On with a code another account has passed with: a person looks at it. */
  | { type: 'verification.continue' }
  | { type: 'verification.join' }
  | { type: 'verification.submit' }
  /** Whether the desk has answered. */
  | { type: 'verification.check' }
  | { type: 'verification.close' };

export interface VerificationOutput {
  status: AuditStatus;
}
