import { and, asc, eq } from 'drizzle-orm';
import type { Members } from '#contract/calls/members.ts';
import { CODE } from '#contract/codes.ts';
import { memberReplies } from '#copy/replies.ts';
import type { MemberRole } from '#domain/enterprise/roles.ts';
import { maskPhone } from '#domain/identity/phone.ts';
import { feedTimes, revokeFeed } from '../calendar/feed.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { memberships, users } from '../data/schema/accounts.ts';
import { invitations } from '../data/schema/members.ts';
import { calendarFeeds } from '../data/schema/operations.ts';
import { displayName, readUser } from '../session/user-info.ts';
import { isOpenAt, offersTo } from './invitations.ts';
import { ownRequestOf, waitingFor } from './join-requests.ts';
import { type Acting, lockMembers, requireOwner, writeAct } from './member-act.ts';
import { membershipOf } from './membership.ts';

const masked = (phone: string | null) => maskPhone(phone ?? '');

/** All members, by date of joining. */
async function colleaguesOf(
  db: Database,
  { enterpriseId, userId, isOwner }: { enterpriseId: string; userId: string; isOwner: boolean },
): Promise<Members['members']> {
  const rows = await db
    .select({ membership: memberships, name: users.name, phone: users.phone, feed: calendarFeeds })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(calendarFeeds, eq(calendarFeeds.userId, memberships.userId))
    .where(eq(memberships.enterpriseId, enterpriseId))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId));
  return rows.map(({ membership, name, phone, feed }) => ({
    userId: membership.userId,
    name: displayName({ name, phone }),
    phone: masked(phone),
    role: membership.role,
    joinedAt: membership.createdAt.getTime(),
    isSelf: membership.userId === userId,
    calendarFeed: isOwner && feed !== null ? feedTimes(feed) : null,
  }));
}

async function forTheOwner(
  db: Database,
  enterpriseId: string,
  now: number,
): Promise<Pick<Members, 'invitations' | 'requests'>> {
  const open = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.enterpriseId, enterpriseId), isOpenAt(now)))
    .orderBy(asc(invitations.expiresAt), asc(invitations.id));
  const waiting = await waitingFor(db, enterpriseId, now);
  return {
    invitations: open.map(({ id, role, phone, expiresAt }) => ({
      ...{ id, role, phone: phone === null ? null : masked(phone), expiresAt: expiresAt.getTime() },
    })),
    requests: waiting.map(({ request, asker }) => ({
      ...{ id: request.id, name: displayName(asker), phone: masked(asker.phone), note: request.note },
      ...{ createdAt: request.createdAt.getTime(), expiresAt: request.expiresAt.getTime() },
    })),
  };
}

export async function readMembers(db: Database, { userId, now }: Pick<Acting, 'now' | 'userId'>): Promise<Members> {
  const membership = await membershipOf(db, userId);
  const { phone } = await readUser(db, userId);
  const own = { offers: await offersTo(db, phone, now), ownRequest: await ownRequestOf(db, userId, now), now };
  if (membership === null) return { enterprise: null, members: [], invitations: [], requests: [], ...own };
  const { enterprise, role } = membership;
  const { id, name, creditCode, auditStatus } = enterprise;
  const isOwner = role === 'owner';
  const ownerView = isOwner ? await forTheOwner(db, id, now) : { invitations: [], requests: [] };
  return {
    enterprise: { id, name, creditCode, auditStatus, role },
    members: await colleaguesOf(db, { enterpriseId: id, userId, isOwner }),
    ...ownerView,
    ...own,
  };
}

/** Removes a member. An owner must hand over the ownership first. */
export async function leave(db: Database, memberId: string | undefined, acting: Acting): Promise<void> {
  await db.transaction(async (tx) => {
    const { own, members } = await lockMembers(tx, acting.userId);
    const leaving = members.find(({ userId }) => userId === (memberId ?? acting.userId));
    if (leaving === undefined) throw new Refusal(CODE.notFound, memberReplies.memberUnknown);
    if (leaving !== own) requireOwner(own);
    if (leaving.role === 'owner') throw new Refusal(CODE.conflict, memberReplies.ownerFirst);
    await tx.delete(memberships).where(eq(memberships.userId, leaving.userId));
    const action = leaving === own ? 'member.left' : 'member.removed';
    await writeAct(tx, acting, { action, enterpriseId: own.enterpriseId, detail: { userId: leaving.userId } });
  });
}

/** Ends a member's calendar feed: one's own, or a colleague's as the owner. */
export async function endFeed(db: Database, memberId: string, acting: Acting): Promise<void> {
  await db.transaction(async (tx) => {
    const { own, members } = await lockMembers(tx, acting.userId);
    if (!members.some(({ userId }) => userId === memberId))
      throw new Refusal(CODE.notFound, memberReplies.memberUnknown);
    if (memberId !== own.userId) requireOwner(own);
    await revokeFeed(tx, memberId);
    const detail = { userId: memberId };
    await writeAct(tx, acting, { action: 'member.feedEnded', enterpriseId: own.enterpriseId, detail });
  });
}

/** Changes a role. The previous owner becomes a booker. */
export async function changeRole(
  db: Database,
  { memberId, role }: { memberId: string; role: MemberRole },
  acting: Acting,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { own, members } = await lockMembers(tx, acting.userId);
    const changed = members.find(({ userId }) => userId === memberId);
    if (changed === undefined) throw new Refusal(CODE.notFound, memberReplies.memberUnknown);
    requireOwner(own);
    if (changed === own) {
      if (role !== 'owner') throw new Refusal(CODE.conflict, memberReplies.ownerByHandover);
      return;
    }
    const set = (userId: string, given: MemberRole) =>
      tx.update(memberships).set({ role: given }).where(eq(memberships.userId, userId));
    if (role === 'owner') await set(own.userId, 'booker');
    await set(memberId, role);
    const action = role === 'owner' ? 'member.ownerChanged' : 'member.roleChanged';
    await writeAct(tx, acting, { action, enterpriseId: own.enterpriseId, detail: { userId: memberId, role } });
  });
}
