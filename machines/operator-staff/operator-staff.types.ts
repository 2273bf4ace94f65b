import type { ListedOperator, OperatorStaffList, StaffSecrets } from '#contract/calls/operator-staff.ts';
import type { OperatorRole } from '#domain/company/operator-roles.ts';

export type StaffList = OperatorStaffList;
export type Colleague = ListedOperator;
export type { StaffSecrets };

/** An act on one operator of the list, confirmed before it is done. */
export type ColleagueAct = 'disable' | 'enable' | 'reset';
export type StaffAct = ColleagueAct | 'add' | 'roles';

export interface StaffDraft {
  name: string;
  roles: readonly OperatorRole[];
}

export type StaffField = keyof StaffDraft;
/** An error found here, or the server's message. */
export type StaffErrors = Partial<Record<StaffField, 'MISSING' | 'UNCHANGED' | { received: string }>>;

export type ActRequest =
  | { act: 'add'; name: string; roles: OperatorRole[] }
  | { act: 'roles'; name: string; roles: OperatorRole[]; before: OperatorRole[] }
  | { act: ColleagueAct; name: string };

export interface StaffFailure {
  of: StaffAct | 'list';
  message: string;
}

/** The part of the set-up that is copied. */
export type SecretPart = 'password' | 'secret';

export interface OperatorStaffContext {
  list: StaffList | null;
  /** Null while no form and no confirmation is open. */
  act: StaffAct | null;
  draft: StaffDraft;
  errors: StaffErrors;
  /** The set-up of the operator in the draft; cleared when it is closed. */
  secrets: StaffSecrets | null;
  copied: { part: SecretPart; isThere: boolean } | null;
  done: { act: StaffAct; name: string } | null;
  failure: StaffFailure | null;
}

export type OperatorStaffEvent =
  | { type: 'list.renew' }
  | { type: 'staff.add' }
  | { type: 'roles.change'; name: string }
  | { type: 'act.ask'; act: ColleagueAct; name: string }
  | { type: 'name.typed'; value: string }
  | { type: 'role.toggled'; role: OperatorRole }
  | { type: 'draft.submit' }
  | { type: 'draft.drop' }
  | { type: 'act.keep' }
  | { type: 'act.confirm' }
  | { type: 'secret.copy'; part: SecretPart }
  | { type: 'secrets.close' };
