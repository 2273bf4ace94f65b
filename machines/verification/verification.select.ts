import type { VerificationField } from '#domain/enterprise/verification-fields.ts';
import type { VerificationSnapshot } from './verification.machine.ts';
import { isOtherName } from './verification.rules.ts';

export type VerificationScreen =
  | 'loading'
  | 'unavailable'
  | 'editing'
  | 'reading'
  | 'lookingUp'
  | 'interrupted'
  | 'taken'
  | 'asked'
  | 'confirming'
  | 'unknown'
  | 'pending'
  | 'passed'
  | 'rejected'
  | 'closed';

const screens = [
  'loading',
  'unavailable',
  'reading',
  'lookingUp',
  'interrupted',
  'taken',
  'asked',
  'confirming',
  'unknown',
  'pending',
  'passed',
  'rejected',
  'closed',
] as const satisfies readonly VerificationScreen[];

export function selectScreen(snapshot: VerificationSnapshot): VerificationScreen {
  if (snapshot.matches('submitting')) return snapshot.context.enterprise === null ? 'unknown' : 'confirming';
  if (snapshot.matches('joining')) return 'taken';
  if (snapshot.matches('checking')) return 'pending';
  return screens.find((screen) => snapshot.matches(screen)) ?? 'editing';
}

export const selectText =
  (field: VerificationField) =>
  ({ context }: VerificationSnapshot) =>
    context.values[field];
export const selectHasLicence = ({ context }: VerificationSnapshot) => context.fileId !== null;
export const selectError =
  (field: VerificationField) =>
  ({ context }: VerificationSnapshot) =>
    context.errors[field] ?? null;
export const selectLicenceError = ({ context }: VerificationSnapshot) => context.licenceError;
export const selectRefusal = ({ context }: VerificationSnapshot) => context.refusal;
export const selectEnterprise = ({ context }: VerificationSnapshot) => context.enterprise;
export const selectReason = ({ context }: VerificationSnapshot) => context.verified.reason;

/** The account's company name, when the register has another. */
export const selectOtherName = ({ context: { accountName, enterprise } }: VerificationSnapshot) =>
  enterprise !== null && isOtherName(accountName, enterprise.name) ? accountName : null;

export const selectIsSubmitting = (snapshot: VerificationSnapshot) => snapshot.matches('submitting');
export const selectIsJoining = (snapshot: VerificationSnapshot) => snapshot.matches('joining');
export const selectIsChecking = (snapshot: VerificationSnapshot) => snapshot.matches('checking');
export const selectCanEdit = (snapshot: VerificationSnapshot) => snapshot.can({ type: 'verification.edit' });

/** The actor that reads the licence; its ref is stable while it runs. */
export const selectLicence = (snapshot: VerificationSnapshot) => snapshot.children.licence;
