/** An operator as the rules about operators see one. */
export interface StaffMember {
  name: string;
  roles: readonly string[];
  isDisabled: boolean;
}

/** Why an administrator may not do something to an operator. */
export type StaffRefusal = 'lastAdmin' | 'ownAccess' | 'ownAdmin' | 'ownReset';

const isGoverning = ({ roles, isDisabled }: StaffMember): boolean => roles.includes('admin') && !isDisabled;

const hasAdminBeside = (staff: readonly StaffMember[], name: string): boolean =>
  staff.some((member) => member.name !== name && isGoverning(member));

/** Checks a change of roles: administrators keep their own role, and one administrator at least can sign in. */
export function refusalOfRoles(
  staff: readonly StaffMember[],
  self: string,
  { name, roles }: Pick<StaffMember, 'name' | 'roles'>,
): StaffRefusal | null {
  if (roles.includes('admin')) return null;
  if (name === self) return 'ownAdmin';
  return hasAdminBeside(staff, name) ? null : 'lastAdmin';
}

/** Checks that an operator may be kept from signing in. */
export function refusalOfDisabling(staff: readonly StaffMember[], self: string, name: string): StaffRefusal | null {
  if (name === self) return 'ownAccess';
  return hasAdminBeside(staff, name) ? null : 'lastAdmin';
}

/** Checks that an administrator may give an operator new credentials. */
export const refusalOfReset = (self: string, name: string): StaffRefusal | null => (name === self ? 'ownReset' : null);

/** Returns the secret of an otpauth address, which is typed where a camera cannot read the code. */
export const secretIn = (otpauth: string): string => /[?&]secret=([A-Z2-7]+)/.exec(otpauth)?.[1] ?? '';
