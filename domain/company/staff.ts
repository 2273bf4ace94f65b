export interface StaffMember {
  name: string;
  roles: readonly string[];
  isDisabled: boolean;
}

export type StaffRefusal = 'lastAdmin' | 'ownAccess' | 'ownAdmin' | 'ownReset';

const isGoverning = ({ roles, isDisabled }: StaffMember): boolean => roles.includes('admin') && !isDisabled;

const hasAdminBeside = (staff: readonly StaffMember[], name: string): boolean =>
  staff.some((member) => member.name !== name && isGoverning(member));

/** Checks a role change: administrators keep their own admin role, and at least one administrator can sign in. */
export function refusalOfRoles(
  staff: readonly StaffMember[],
  self: string,
  { name, roles }: Pick<StaffMember, 'name' | 'roles'>,
): StaffRefusal | null {
  if (roles.includes('admin')) return null;
  if (name === self) return 'ownAdmin';
  return hasAdminBeside(staff, name) ? null : 'lastAdmin';
}

export function refusalOfDisabling(staff: readonly StaffMember[], self: string, name: string): StaffRefusal | null {
  if (name === self) return 'ownAccess';
  return hasAdminBeside(staff, name) ? null : 'lastAdmin';
}

export const refusalOfReset = (self: string, name: string): StaffRefusal | null => (name === self ? 'ownReset' : null);

/** Returns the secret of an otpauth URL, for typing it when a camera cannot scan the code. */
export const otpSecretOf = (otpauth: string): string => /[?&]secret=([A-Z2-7]+)/.exec(otpauth)?.[1] ?? '';
