import type { UserInfo } from '#contract/calls/user.ts';
import { mayBook } from '#domain/enterprise/roles.ts';
import type { Database } from '../data/connect.ts';
import { membershipOf } from '../enterprise/membership.ts';
import { isContractCustomer } from '../market/enterprise.ts';
import { wholeVehiclesOf } from '../road/whole-vehicles.ts';
import { hasAgreed } from '../texts/agreements.ts';
import type { Session } from './session.ts';
import { displayName, passwordGraceEnd, readUser } from './user-info.ts';

/** Reads the signed-in user's profile for the site. */
export async function readUserInfo(
  db: Pick<Database, 'select'>,
  session: Pick<Session, 'userId' | 'signedInBy' | 'createdAt'>,
  now: number,
): Promise<UserInfo> {
  const user = await readUser(db, session.userId);
  const membership = await membershipOf(db, user.id);
  const enterprise = membership?.enterprise ?? null;
  const vehicles = await wholeVehiclesOf(db, { userId: user.id, now, most: 50 });
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
    mmInfo: vehicles.map(({ orderNo, status, createdAt }) => ({ orderNo, status, createdAt })),
    mayChangePasswordUntil: passwordGraceEnd(session),
  };
}
