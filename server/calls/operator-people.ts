import { CODE } from '#contract/codes.ts';
import { backupCopy } from '#copy/operator/move.ts';
import { actorOf, listActs, recordAct } from '../operators/audit.ts';
import { isOpening } from '../operators/first-run.ts';
import { leaveOperator } from '../operators/presence.ts';
import { endSession, type Operator } from '../operators/sessions.ts';
import { checkCode, checkPassword } from '../operators/sign-in.ts';
import { actOnStaff, listOperators } from '../operators/staff.ts';
import { addColleague, allowColleague, changeColleague, resetColleague } from '../operators/staff-room.ts';
import type { CallContext, CallHandlers } from './context.ts';
import { Refusal } from './refusal.ts';

type Ours =
  | 'operatorAudit'
  | 'operatorBackup'
  | 'operatorCode'
  | 'operatorLeave'
  | 'operatorPassword'
  | 'operatorSession'
  | 'operatorSignOut'
  | 'operatorStaff'
  | 'operatorStaffAccess'
  | 'operatorStaffAdd'
  | 'operatorStaffList'
  | 'operatorStaffReset'
  | 'operatorStaffRoles';

/** Returns the operator of a call that requires one. */
function operatorSignedIn({ operator }: Pick<CallContext, 'operator'>): Operator {
  if (operator === null) throw new Refusal(CODE.notSignedIn);
  return operator;
}

async function backUp({ copyDatabase, log }: CallContext): Promise<{ milliseconds: number }> {
  if (copyDatabase === undefined) throw new Refusal(CODE.conflict, backupCopy.postgres);
  const startedAt = performance.now();
  await copyDatabase();
  const milliseconds = Math.round(performance.now() - startedAt);
  log.info('database.copied', { milliseconds });
  return { milliseconds };
}

const staffRoom = (context: CallContext) => ({
  services: context,
  self: operatorSignedIn(context),
  actor: actorOf(context),
});

export const operatorPeopleCalls: Pick<CallHandlers, Ours> = {
  operatorPassword: async ({ name, password, work = null }, context) => {
    await checkPassword(context, { name, password, work });
    return null;
  },

  operatorCode: async ({ code }, context) => ({
    ...(await checkCode(context, code)),
    isOpening: await isOpening(context),
  }),

  operatorSession: async (_, context) => {
    const { name, roles } = operatorSignedIn(context);
    return { name, roles: [...roles], isOpening: await isOpening(context) };
  },

  operatorSignOut: async (_, context) => {
    const { id, name, sessionId } = operatorSignedIn(context);
    const { db, clock, visitor } = context;
    const act = { action: 'operator.signedOut', subjectKind: 'operator', subjectId: name, before: null, after: null };
    await db.transaction(async (tx) => {
      await endSession(tx, sessionId);
      await recordAct(tx, actorOf(context), act, clock.now());
    });
    await leaveOperator(context, id);
    visitor.setOperator('');
    return null;
  },

  operatorLeave: async ({ id }, context) => {
    await leaveOperator(context, operatorSignedIn(context).id, id);
    return null;
  },

  operatorBackup: (_request, context) => backUp(context),
  operatorStaff: (request, context) => actOnStaff(context, request, actorOf(context)),

  operatorStaffList: async (_, context) => ({
    items: await listOperators(context.db),
    self: operatorSignedIn(context).name,
  }),

  operatorStaffAdd: (request, context) => addColleague(staffRoom(context), request),
  operatorStaffReset: ({ name }, context) => resetColleague(staffRoom(context), name),
  operatorStaffRoles: (request, context) => changeColleague(staffRoom(context), request),
  operatorStaffAccess: (request, context) => allowColleague(staffRoom(context), request),

  operatorAudit: (request, { db, clock }) => listActs(db, request, clock.now()),
};
