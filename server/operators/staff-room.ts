import { asc, isNull } from 'drizzle-orm';
import type { RequestOf } from '#contract/call.ts';
import type {
  operatorStaffAccess,
  operatorStaffAdd,
  operatorStaffRoles,
  StaffSecrets,
} from '#contract/calls/operator-staff.ts';
import { CODE } from '#contract/codes.ts';
import { operatorReplies } from '#copy/operator/replies.ts';
import { refusalOfDisabling, refusalOfReset, refusalOfRoles, type StaffRefusal } from '#domain/company/staff.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal, RoleMissing } from '../calls/refusal.ts';
import { operators } from '../data/schema/operators.ts';
import type { Actor } from './audit.ts';
import type { Operator } from './sessions.ts';
import { addOperator, changeAccess, changeRoles, resetOperator, type StaffServices } from './staff.ts';

/** An administrator managing operators. */
interface StaffRoom {
  services: StaffServices;
  self: Operator;
  actor: Actor;
}

function refuse(refusal: StaffRefusal | null): void {
  if (refusal !== null) throw new Refusal(CODE.conflict, operatorReplies[refusal]);
}

/** Locks all operators in a fixed order; of two administrators demoting each other, the second is refused. */
async function lockStaff(tx: Transaction, self: Operator) {
  const rows = await tx
    .select()
    .from(operators)
    .where(isNull(operators.removedAt))
    .orderBy(asc(operators.id))
    .for('update');
  const own = rows.find(({ id }) => id === self.id);
  if (own === undefined || own.disabledAt !== null || !own.roles.includes('admin')) throw new RoleMissing();
  return rows.map(({ name, roles, disabledAt }) => ({ name, roles, isDisabled: disabledAt !== null }));
}

export const addColleague = ({ services, self, actor }: StaffRoom, request: RequestOf<typeof operatorStaffAdd>) =>
  addOperator(services, { ...request, check: async (tx) => void (await lockStaff(tx, self)) }, actor);

/** Resets a colleague's credentials, shown once to the administrator. */
export async function resetColleague({ services, self, actor }: StaffRoom, name: string): Promise<StaffSecrets> {
  refuse(refusalOfReset(self.name, name));
  return resetOperator(services, { name, check: async (tx) => void (await lockStaff(tx, self)) }, actor);
}

export async function changeColleague(
  { services, self, actor }: StaffRoom,
  { name, roles, before }: RequestOf<typeof operatorStaffRoles>,
): Promise<null> {
  await changeRoles(
    services,
    {
      name,
      roles,
      check: async (tx) => {
        const staff = await lockStaff(tx, self);
        const present = staff.find((member) => member.name === name)?.roles ?? before;
        if (present.toSorted().join() !== before.toSorted().join())
          throw new Refusal(CODE.conflict, operatorReplies.rolesChanged);
        refuse(refusalOfRoles(staff, self.name, { name, roles }));
      },
    },
    actor,
  );
  return null;
}

export async function allowColleague(
  { services, self, actor }: StaffRoom,
  { name, isAllowed }: RequestOf<typeof operatorStaffAccess>,
): Promise<null> {
  await changeAccess(
    services,
    {
      name,
      isAllowed,
      check: async (tx) => {
        const staff = await lockStaff(tx, self);
        if (!isAllowed) refuse(refusalOfDisabling(staff, self.name, name));
      },
    },
    actor,
  );
  return null;
}
