import { type OperatorRole, operatorRoles } from '#domain/company/operator-roles.ts';
import {
  otpSecretOf,
  refusalOfDisabling,
  refusalOfReset,
  refusalOfRoles,
  type StaffMember,
} from '#domain/company/staff.ts';
import { toFailure } from '#domain/failure.ts';
import type {
  ActRequest,
  Colleague,
  ColleagueAct,
  OperatorStaffContext,
  SecretPart,
  StaffErrors,
  StaffFailure,
  StaffField,
} from './operator-staff.types.ts';

export const emptyDraft = { name: '', roles: [] } as const;
export const noAct = { act: null, draft: emptyDraft, errors: {}, secrets: null, copied: null } as const;
export const noResult = { done: null, failure: null } as const;

export const colleagueOf = ({ list }: Pick<OperatorStaffContext, 'list'>, name: string): Colleague | null =>
  list?.items.find((colleague) => colleague.name === name) ?? null;

const membersOf = ({ list }: Pick<OperatorStaffContext, 'list'>): StaffMember[] =>
  list?.items.map(({ name, roles, disabledAt }) => ({ name, roles, isDisabled: disabledAt !== null })) ?? [];

/** Whether an administrator may do this to that operator, judging by the loaded list. */
export function isActAllowed(context: Pick<OperatorStaffContext, 'list'>, act: ColleagueAct, name: string): boolean {
  const colleague = colleagueOf(context, name);
  if (colleague === null) return false;
  const self = context.list!.self;
  if (act === 'reset') return refusalOfReset(self, name) === null;
  if (act === 'enable') return colleague.disabledAt !== null;
  return colleague.disabledAt === null && refusalOfDisabling(membersOf(context), self, name) === null;
}

const withToggled = (roles: readonly OperatorRole[], role: OperatorRole): OperatorRole[] =>
  operatorRoles.filter((one) => roles.includes(one) !== (one === role));

/** Whether the role's checkbox can change: administrators keep their own role. */
export function isRoleFree({ list, act, draft }: OperatorStaffContext, role: OperatorRole): boolean {
  if (act !== 'roles' || role !== 'admin' || !draft.roles.includes(role)) return true;
  const roles = withToggled(draft.roles, role);
  return refusalOfRoles(membersOf({ list }), list!.self, { name: draft.name, roles }) === null;
}

export const toggled = ({ draft }: OperatorStaffContext, role: OperatorRole) => ({
  ...draft,
  roles: withToggled(draft.roles, role),
});

/** Validates the draft before the confirmation; returns an empty object for a valid one. */
export function errorsOf(context: OperatorStaffContext): StaffErrors {
  const { act, draft } = context;
  const before = colleagueOf(context, draft.name)?.roles;
  return {
    ...(draft.name.trim() === '' ? { name: 'MISSING' as const } : {}),
    ...(draft.roles.length === 0
      ? { roles: 'MISSING' as const }
      : act === 'roles' && before?.join() === draft.roles.join()
        ? { roles: 'UNCHANGED' as const }
        : {}),
  };
}

export const isSound = (context: OperatorStaffContext): boolean => Object.keys(errorsOf(context)).length === 0;

export const errorsWithout = (errors: StaffErrors, field: StaffField): StaffErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

export function requestOf(context: OperatorStaffContext): ActRequest {
  const { act, draft } = context;
  const name = draft.name.trim();
  const roles = [...draft.roles];
  if (act === 'add') return { act, name, roles };
  if (act === 'roles') return { act, name, roles, before: [...(colleagueOf(context, name)?.roles ?? [])] };
  return { act: act!, name };
}

const isField = (name: string): name is StaffField => name in emptyDraft;

/** Returns the server's errors by field. */
export function receivedErrors(error: unknown): StaffErrors {
  const failure = toFailure(error);
  const fields = failure.kind === 'refused' ? (failure.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, received]) => (isField(name) ? [[name, { received }]] : [])),
  );
}

export const failureOf = (of: StaffFailure['of'], error: unknown): StaffFailure => ({
  of,
  message: toFailure(error).message,
});

export function partOf({ secrets }: Pick<OperatorStaffContext, 'secrets'>, part: SecretPart): string {
  if (secrets === null) return '';
  return part === 'password' ? secrets.password : otpSecretOf(secrets.otpauth);
}
