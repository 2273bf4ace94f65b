import { CODE } from '#contract/codes.ts';
import { actorOf, listActs, recordAct } from '../operators/audit.ts';
import { isOpening } from '../operators/first-run.ts';
import { leaveDesk } from '../operators/presence.ts';
import { endSession, type Operator } from '../operators/sessions.ts';
import { checkCode, checkPassword } from '../operators/sign-in.ts';
import { actOnStaff, listOperators } from '../operators/staff.ts';
import { addColleague, allowColleague, changeColleague, resetColleague } from '../operators/staff-room.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { Refusal } from './refusal.ts';

type Ours =
  | 'deskAudit'
  | 'deskCode'
  | 'deskLeave'
  | 'deskPassword'
  | 'deskSession'
  | 'deskSignOut'
  | 'deskStaff'
  | 'deskStaffAccess'
  | 'deskStaffAdd'
  | 'deskStaffList'
  | 'deskStaffReset'
  | 'deskStaffRoles';

/** Returns the operator of a call that requires one. */
function signedInAtDesk({ operator }: Pick<CallContext, 'operator'>): Operator {
  if (operator === null) throw new Refusal(CODE.notSignedIn);
  return operator;
}

const staffRoom = (context: CallContext) => ({
  services: context,
  self: signedInAtDesk(context),
  actor: actorOf(context),
});

export const deskPeopleCalls: Pick<CallHandlers, Ours> = {
  deskPassword: async ({ name, password, work = null }, context) => {
    await checkPassword(context, { name, password, work });
    return null;
  },

  deskCode: async ({ code }, context) => ({
    ...(await checkCode(context, code)),
    isOpening: await isOpening(context),
  }),

  deskSession: async (_, context) => {
    const { name, roles } = signedInAtDesk(context);
    return { name, roles: [...roles], isOpening: await isOpening(context) };
  },

  deskSignOut: async (_, context) => {
    const { id, name, sessionId } = signedInAtDesk(context);
    const { db, clock, visitor } = context;
    const act = { action: 'operator.signedOut', subjectKind: 'operator', subjectId: name, before: null, after: null };
    await db.transaction(async (tx) => {
      await endSession(tx, sessionId);
      await recordAct(tx, actorOf(context), act, clock.now());
    });
    await leaveDesk(context, id);
    visitor.setOperator('');
    return null;
  },

  deskLeave: async ({ id }, context) => {
    await leaveDesk(context, signedInAtDesk(context).id, id);
    return null;
  },

  deskStaff: (request, context) => actOnStaff(context, request, actorOf(context)),

  deskStaffList: async (_, context) => ({
    items: await listOperators(context.db),
    self: signedInAtDesk(context).name,
  }),

  deskStaffAdd: (request, context) => addColleague(staffRoom(context), request),
  deskStaffReset: ({ name }, context) => resetColleague(staffRoom(context), name),
  deskStaffRoles: (request, context) => changeColleague(staffRoom(context), request),
  deskStaffAccess: (request, context) => allowColleague(staffRoom(context), request),

  deskAudit: (request, { db, clock }) => listActs(db, request, clock.now()),
};
