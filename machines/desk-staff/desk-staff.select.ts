import type { OperatorRole } from '#domain/company/operator-roles.ts';
import { otpSecretOf } from '#domain/company/staff.ts';
import type { DeskStaffSnapshot } from './desk-staff.machine.ts';
import { colleagueOf, isActAllowed, isRoleFree } from './desk-staff.rules.ts';
import type { ColleagueAct } from './desk-staff.types.ts';

export const selectColleagues = ({ context }: DeskStaffSnapshot) => context.list?.items ?? null;
export const selectSelf = ({ context }: DeskStaffSnapshot) => context.list?.self ?? null;
export const selectAct = ({ context }: DeskStaffSnapshot) => context.act;
export const selectDraft = ({ context }: DeskStaffSnapshot) => context.draft;
/** The current roles of the operator in the draft. */
export const selectPresentRoles = ({ context }: DeskStaffSnapshot) =>
  colleagueOf(context, context.draft.name)?.roles ?? null;
export const selectErrors = ({ context }: DeskStaffSnapshot) => context.errors;
export const selectOtpauth = ({ context }: DeskStaffSnapshot) => context.secrets?.otpauth ?? null;
export const selectSecret = ({ context }: DeskStaffSnapshot) => otpSecretOf(context.secrets?.otpauth ?? '');
export const selectPassword = ({ context }: DeskStaffSnapshot) => context.secrets?.password ?? '';
export const selectCopied = ({ context }: DeskStaffSnapshot) => context.copied;
export const selectDone = ({ context }: DeskStaffSnapshot) => context.done;
export const selectFailure = ({ context }: DeskStaffSnapshot) => context.failure;
export const selectIsReading = (snapshot: DeskStaffSnapshot) => snapshot.matches('reading');
export const selectIsUnread = (snapshot: DeskStaffSnapshot) => snapshot.matches('unread');
export const selectIsBrowsing = (snapshot: DeskStaffSnapshot) => snapshot.matches('browsing');
export const selectIsWriting = (snapshot: DeskStaffSnapshot) => snapshot.matches('writing');
export const selectIsAsking = (snapshot: DeskStaffSnapshot) => snapshot.matches('asking');
export const selectIsActing = (snapshot: DeskStaffSnapshot) => snapshot.matches('acting');
export const selectIsCopying = (snapshot: DeskStaffSnapshot) => snapshot.matches({ shown: 'copying' });
/** Whether the rules allow this act on that operator, regardless of the open dialog. */
export const selectIsAllowed =
  ({ act, name }: { act: ColleagueAct; name: string }) =>
  ({ context }: DeskStaffSnapshot) =>
    isActAllowed(context, act, name);
export const selectIsRoleFree =
  (role: OperatorRole) =>
  ({ context }: DeskStaffSnapshot) =>
    isRoleFree(context, role);
