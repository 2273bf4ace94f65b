import { eq } from 'drizzle-orm';
import type { LoginAnswer } from '#contract/calls/user.ts';
import { CODE } from '#contract/codes.ts';
import { signInReplies } from '#copy/replies.ts';
import { users } from '../data/schema/accounts.ts';
import { informOfAttempts, informOfNewDevice } from '../notices/event-notices.ts';
import { noteAttempt } from '../session/attempts.ts';
import { isCommonPassword } from '../session/common-passwords.ts';
import { hasDevices, requesterOf } from '../session/known-device.ts';
import { tryPassword } from '../session/password-tries.ts';
import { readUserInfo } from '../session/read-user-info.ts';
import { endSession, startSession } from '../session/sessions.ts';
import { ownerOfTicket, spendTicket } from '../session/tickets.ts';
import { displayName, readUser } from '../session/user-info.ts';
import { useCode } from '../sms/codes.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';
import { Refusal } from './refusal.ts';

type SignInCalls = 'passwordLogin' | 'smsLogin' | 'register' | 'ticketLogin' | 'logout';
type User = typeof users.$inferSelect;

async function findUser({ db }: CallContext, phone: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone));
  return user ?? null;
}

export function refuseCommon(received: string, phone: string, field: string): void {
  if (!isCommonPassword(received, phone)) return;
  throw new Refusal(CODE.invalidInput, signInReplies.passwordCommon, {
    fields: { [field]: signInReplies.passwordCommon },
  });
}

async function signIn(context: CallContext, user: User, by: 'SMS' | 'PASSWORD' | 'REGISTER'): Promise<LoginAnswer> {
  return { token: await startSession(context, user.id, by), userName: displayName(user) };
}

export const signInCalls: Pick<CallHandlers, SignInCalls> = {
  passwordLogin: async ({ userName, password, captchaVerification, work }, context) => {
    const requester = await requesterOf(context, userName);
    const user = await findUser(context, userName);
    const isRight = await tryPassword(context, {
      phone: userName,
      stored: user?.passwordHash ?? null,
      received: password,
      requester,
      verification: captchaVerification ?? null,
      work: work ?? null,
      ...(user?.phone == null
        ? {}
        : {
            onWrong: () => noteAttempt(context, user.id),
            onManyWrong: (since: number) => informOfAttempts(context, { id: user.id, phone: userName }, since),
          }),
    });
    if (user === null || !isRight) throw new Refusal(CODE.wrongCredentials);
    if (!requester.isKnown && (await hasDevices(context.db, user.id)))
      informOfNewDevice(context, { id: user.id, phone: userName });
    return signIn(context, user, 'PASSWORD');
  },

  smsLogin: async ({ phone, code }, context) => {
    await useCode(context, { phone, kind: 'user_login' }, code);
    const user = await findUser(context, phone);
    if (user === null) throw new Refusal(CODE.wrongSmsCode);
    return signIn(context, user, 'SMS');
  },

  register: async ({ phone, code, password, userSource }, context) => {
    const { db, clock, random, passwords } = context;
    refuseCommon(password, phone, 'password');
    await useCode(context, { phone, kind: 'user_sign' }, code);
    if ((await findUser(context, phone)) !== null) throw new Refusal(CODE.phoneTaken);
    const now = new Date(clock.now());
    const [user] = await db
      .insert(users)
      .values({
        id: random.uuid(),
        phone,
        passwordHash: await passwords.hash(password),
        passwordChangedAt: now,
        userSource,
        createdAt: now,
      })
      .onConflictDoNothing({ target: users.phone })
      .returning();
    if (user === undefined) throw new Refusal(CODE.phoneTaken);
    return signIn(context, user, 'REGISTER');
  },

  ticketLogin: async ({ token, target, switchAccount }, context) => {
    const { db, clock, visitor } = context;
    const userId = await ownerOfTicket(context, token, target);
    const user = await readUser(db, userId);
    const current = await context.findSession();
    if (current !== null && current.userId !== userId && !switchAccount)
      throw new Refusal(CODE.conflict, signInReplies.otherAccount, { userName: displayName(user) });
    await spendTicket(context, token);
    const stays = current !== null && current.userId === userId && visitor.token !== null;
    const session = stays ? current : { userId, signedInBy: 'TICKET' as const, createdAt: clock.now() };
    return {
      token: stays ? visitor.token! : await startSession(context, userId, 'TICKET'),
      userName: displayName(user),
      user: await readUserInfo(db, session, clock.now()),
    };
  },

  logout: async (_request, context) => {
    const { db, clock, log, requestId, visitor } = context;
    const { id, userId } = signedIn(context);
    await endSession(db, clock, id);
    visitor.setCompanion('');
    visitor.clearCache();
    log.info('session.ended', { requestId, userId, sessionId: id });
    return null;
  },
};
