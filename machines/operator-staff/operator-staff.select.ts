import type { OperatorRole } from '#domain/company/operator-roles.ts';
import { otpSecretOf } from '#domain/company/staff.ts';
import type { OperatorStaffSnapshot } from './operator-staff.machine.ts';
import { colleagueOf, isActAllowed, isRoleFree } from './operator-staff.rules.ts';
import type { ColleagueAct } from './operator-staff.types.ts';

export const selectColleagues = ({ context }: OperatorStaffSnapshot) => context.list?.items ?? null;
export const selectSelf = ({ context }: OperatorStaffSnapshot) => context.list?.self ?? null;
export const selectAct = ({ context }: OperatorStaffSnapshot) => context.act;
export const selectDraft = ({ context }: OperatorStaffSnapshot) => context.draft;
/** The current roles of the operator in the draft. */
export const selectPresentRoles = ({ context }: OperatorStaffSnapshot) =>
  colleagueOf(context, context.draft.name)?.roles ?? null;
export const selectErrors = ({ context }: OperatorStaffSnapshot) => context.errors;
export const selectOtpauth = ({ context }: OperatorStaffSnapshot) => context.secrets?.otpauth ?? null;
export const selectSecret = ({ context }: OperatorStaffSnapshot) => otpSecretOf(context.secrets?.otpauth ?? '');
export const selectPassword = ({ context }: OperatorStaffSnapshot) => context.secrets?.password ?? '';
export const selectCopied = ({ context }: OperatorStaffSnapshot) => context.copied;
export const selectDone = ({ context }: OperatorStaffSnapshot) => context.done;
export const selectFailure = ({ context }: OperatorStaffSnapshot) => context.failure;
export const selectIsReading = (snapshot: OperatorStaffSnapshot) => snapshot.matches('reading');
export const selectIsUnread = (snapshot: OperatorStaffSnapshot) => snapshot.matches('unread');
export const selectIsBrowsing = (snapshot: OperatorStaffSnapshot) => snapshot.matches('browsing');
export const selectIsWriting = (snapshot: OperatorStaffSnapshot) => snapshot.matches('writing');
export const selectIsAsking = (snapshot: OperatorStaffSnapshot) => snapshot.matches('asking');
export const selectIsActing = (snapshot: OperatorStaffSnapshot) => snapshot.matches('acting');
export const selectIsCopying = (snapshot: OperatorStaffSnapshot) => snapshot.matches({ shown: 'copying' });
/** Whether the rules allow this act on that operator, regardless of the open dialog. */
export const selectIsAllowed =
  ({ act, name }: { act: ColleagueAct; name: string }) =>
  ({ context }: OperatorStaffSnapshot) =>
    isActAllowed(context, act, name);
export const selectIsRoleFree =
  (role: OperatorRole) =>
  ({ context }: OperatorStaffSnapshot) =>
    isRoleFree(context, role);
