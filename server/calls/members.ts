import type { Joining } from '#contract/calls/members.ts';
import { acceptInvitation, invite, readInvitation } from '../enterprise/invitations.ts';
import { askToJoin, decide } from '../enterprise/join-requests.ts';
import { changeRole, leave, readMembers } from '../enterprise/members.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';

type MemberCalls =
  | 'changeRole'
  | 'decideRequest'
  | 'invitation'
  | 'inviteMember'
  | 'joinEnterprise'
  | 'leaveEnterprise'
  | 'members';

const acting = (context: CallContext) => ({
  userId: signedIn(context).userId,
  now: context.clock.now(),
  requestId: context.requestId,
});

async function join(request: Joining, context: CallContext): Promise<null> {
  const by = { ...acting(context), random: context.random };
  await context.db.transaction((tx) =>
    'creditCode' in request ? askToJoin(tx, request, by) : acceptInvitation(tx, request, by),
  );
  return null;
}

export const memberCalls: Pick<CallHandlers, MemberCalls> = {
  members: (_request, context) => readMembers(context.db, acting(context)),
  invitation: ({ invitation }, context) => readInvitation(context.db, invitation, acting(context)),
  inviteMember: (request, context) => {
    const { db, random, settings } = context;
    return invite(db, request, { ...acting(context), random, origin: settings.publicOrigin ?? '' });
  },
  joinEnterprise: join,
  decideRequest: async (request, context) => {
    await decide(context.db, request, acting(context));
    return null;
  },
  leaveEnterprise: async ({ memberId }, context) => {
    await leave(context.db, memberId, acting(context));
    return null;
  },
  changeRole: async (request, context) => {
    await changeRole(context.db, request, acting(context));
    return null;
  },
};
