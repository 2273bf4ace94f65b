import { desc, eq } from 'drizzle-orm';
import type { UserInfo } from '#contract/calls/user.ts';
import { CODE } from '#contract/codes.ts';
import { mayBook } from '#domain/enterprise/roles.ts';
import { maskPhone } from '#domain/identity/phone.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { users } from '../data/schema/accounts.ts';
import { mmOrders } from '../data/schema/orders.ts';
import { isOwn, membershipOf } from '../enterprise/of-user.ts';
import { isContractCustomer } from '../market/enterprise.ts';
import { hasAgreed } from '../texts/agreements.ts';
import type { Session } from './session.ts';
import { PASSWORD_GRACE_MS } from './sign-in-limits.ts';

type User = typeof users.$inferSelect;
type Reader = Pick<Database, 'select'>;

/** An account's name on the screen: never empty, because the client recognises a sign-in by it. */
export const displayName = ({ name, phone }: Pick<User, 'name' | 'phone'>): string =>
  name !== null && name.trim() !== '' ? name : maskPhone(phone ?? '');

export async function readUser(db: Reader, userId: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Refusal(CODE.notSignedIn);
  return user;
}

/** Until when the old password is not asked for: null without an SMS sign-in. */
export const passwordGraceEnd = ({
  signedInBy,
  createdAt,
}: Pick<Session, 'signedInBy' | 'createdAt'>): number | null =>
  signedInBy === 'SMS' ? createdAt + PASSWORD_GRACE_MS : null;

export async function readUserInfo(
  db: Reader,
  session: Pick<Session, 'userId' | 'signedInBy' | 'createdAt'>,
  now: number,
): Promise<UserInfo> {
  const user = await readUser(db, session.userId);
  const membership = await membershipOf(db, user.id);
  const enterprise = membership?.enterprise ?? null;
  const orders = await db
    .select()
    .from(mmOrders)
    .where(isOwn(mmOrders, user.id))
    .orderBy(desc(mmOrders.loadingAt))
    .limit(50);
  return {
    userId: user.id,
    name: displayName(user),
    phone: user.phone ?? '',
    email: user.email ?? '',
    avatar: user.avatar,
    roles: [enterprise === null ? 'person' : 'enterprise', ...(user.supplier ? (['supplier'] as const) : [])],
    protocolAgreed: hasAgreed(enterprise ?? user),
    enterpriseResp: enterprise && {
      basicEntId: enterprise.id,
      entName: enterprise.name,
      mcpCode: enterprise.mcpCode,
      serviceOpenAuditStatus: enterprise.auditStatus,
      contractCustomer: await isContractCustomer(db, enterprise.id, now),
      mayBook: membership === null || mayBook(membership.role),
    },
    mmInfo: orders.map(({ orderNo, status, loadingAt }) => ({ orderNo, status, createdAt: loadingAt.getTime() })),
    mayChangePasswordUntil: passwordGraceEnd(session),
  };
}
