import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Profile } from '#contract/calls/user.ts';
import { CODE } from '#contract/codes.ts';
import { signInReplies } from '#copy/replies.ts';
import { sessions, users } from '../data/schema/accounts.ts';
import { membershipOf } from '../enterprise/membership.ts';
import { requireOwnOrder } from '../orders/own-order.ts';
import { readSignInHistory } from '../session/attempts.ts';
import { nameCompany } from '../session/enterprise.ts';
import { proveOwner } from '../session/own-password.ts';
import { readUserInfo } from '../session/read-user-info.ts';
import { endOtherSessions, endOwnSession, extendSession } from '../session/sessions.ts';
import { issueTicket, voidTickets } from '../session/tickets.ts';
import { readUser } from '../session/user-info.ts';
import { type CallHandlers, signedIn } from './context.ts';
import { Refusal } from './refusal.ts';
import { refuseCommon } from './sign-in.ts';

type AccountCalls =
  | 'getUserInfo'
  | 'changePassword'
  | 'userCentreTicket'
  | 'partnerTicket'
  | 'getProfile'
  | 'saveProfile'
  | 'querySessions'
  | 'signInHistory'
  | 'endSessions'
  | 'enterpriseInfo';

const toProfile = (user: typeof users.$inferSelect): Profile => ({
  name: user.name ?? '',
  companyName: user.companyName ?? '',
  schoolName: user.schoolName ?? '',
  enterpriseType: user.enterpriseType ?? '',
  industry: user.industry ?? '',
  email: user.email ?? '',
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export const accountCalls: Pick<CallHandlers, AccountCalls> = {
  getUserInfo: async (_request, context) => {
    const session = signedIn(context);
    await extendSession(context, session);
    return readUserInfo(context.db, session, context.clock.now());
  },

  changePassword: async ({ oldPassword, newPassword }, context) => {
    const { db, clock, passwords, log, requestId } = context;
    const session = signedIn(context);
    const given = { password: oldPassword, field: 'oldPassword', wrong: signInReplies.oldPasswordWrong } as const;
    const user = await proveOwner(context, session, given);
    refuseCommon(newPassword, user.phone ?? '', 'newPassword');
    const passwordHash = await passwords.hash(newPassword);
    await db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ passwordHash, passwordChangedAt: new Date(clock.now()) })
        .where(eq(users.id, user.id));
      await endOtherSessions(tx, clock, session);
      await voidTickets(tx, user.id);
    });
    log.info('password.changed', { requestId, userId: user.id });
    return null;
  },

  userCentreTicket: async ({ target, orderNo }, context) => {
    const { id, userId } = signedIn(context);
    if (orderNo !== undefined) await requireOwnOrder(context.db, userId, orderNo);
    const issuer = target === 'site' ? 'USER_CENTRE' : 'SITE';
    return issueTicket(context, { userId, issuer, target, orderNo: orderNo ?? null, sessionId: id });
  },

  partnerTicket: async ({ phone }, context) => {
    const [user] = await context.db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
    if (user === undefined) throw new Refusal(CODE.notFound, signInReplies.partnerPhoneUnknown);
    const issuer = context.visitor.isLocalOperator ? 'TERMINAL' : 'PARTNER';
    return issueTicket(context, { userId: user.id, issuer, target: 'site', orderNo: null, sessionId: null });
  },

  getProfile: async (_request, context) => toProfile(await readUser(context.db, signedIn(context).userId)),

  saveProfile: async (profile, { db, clock, random, ...context }) => {
    const { userId } = signedIn(context);
    return db.transaction(async (tx) => {
      const [user] = await tx
        .update(users)
        .set({
          name: orNull(profile.name),
          companyName: orNull(profile.companyName),
          schoolName: orNull(profile.schoolName),
          enterpriseType: orNull(profile.enterpriseType),
          industry: orNull(profile.industry),
          email: orNull(profile.email),
        })
        .where(eq(users.id, userId))
        .returning();
      if (user === undefined) throw new Refusal(CODE.notSignedIn);
      if (user.companyName !== null) await nameCompany(tx, { userId, name: user.companyName, clock, random });
      return toProfile(user);
    });
  },

  querySessions: async (_request, context) => {
    const { id, userId } = signedIn(context);
    const rows = await context.db
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, new Date(context.clock.now())),
        ),
      )
      .orderBy(desc(sessions.lastSeenAt))
      .limit(100);
    return rows.map(({ signedInBy, userAgent, address, createdAt, lastSeenAt, ...row }) => ({
      sessionId: row.id,
      signedInBy,
      userAgent,
      address,
      createdAt: createdAt.getTime(),
      lastSeenAt: lastSeenAt.getTime(),
      isCurrent: row.id === id,
    }));
  },

  signInHistory: (_request, context) => readSignInHistory(context, signedIn(context)),

  endSessions: async (request, context) => {
    const session = signedIn(context);
    if ('others' in request) await endOtherSessions(context.db, context.clock, session);
    else await endOwnSession(context.db, context.clock, session, request.sessionId);
    return null;
  },

  enterpriseInfo: async ({ basicEntId }, context) => {
    const membership = await membershipOf(context.db, signedIn(context).userId);
    if (membership?.enterprise.id !== basicEntId) return [];
    const { id, name, mcpCode, auditStatus } = membership.enterprise;
    return [{ basicEntId: id, entName: name, mcpCode, serviceOpenAuditStatus: auditStatus, role: membership.role }];
  },
};
