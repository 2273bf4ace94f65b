import { and, count, eq, gt, isNull, or } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { invitation, inviteMember } from '#contract/calls/members.ts';
import { CODE } from '#contract/codes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { memberReplies } from '#copy/replies.ts';
import { INVITATIONS_OF_AN_ENTERPRISE, JOINING_MS } from '#domain/enterprise/roles.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { enterprises, users } from '../data/schema/accounts.ts';
import { invitations } from '../data/schema/members.ts';
import { type Random, SECRET_ID_BYTES } from '../random.ts';
import { digest } from '../session/tokens.ts';
import { displayName, readUser } from '../session/user-info.ts';
import { requireFree, takeIn } from './joining.ts';
import { type Acting, lockMembers, requireOwner, writeAct } from './member-act.ts';

type Offered = AnswerOf<typeof invitation>;
type InviteRequest = InferOutput<typeof inviteMember.request>;

/** Neither used, revoked nor expired. */
export const isOpenAt = (now: number) =>
  and(isNull(invitations.usedAt), isNull(invitations.revokedAt), gt(invitations.expiresAt, new Date(now)));

export async function invite(
  db: Database,
  request: InviteRequest,
  acting: Acting & { random: Random; origin: string },
): Promise<AnswerOf<typeof inviteMember>> {
  return db.transaction(async (tx) => {
    const { own } = await lockMembers(tx, acting.userId);
    if ('revoke' in request) return revoke(tx, request.revoke, { own, acting });
    requireOwner(own);
    const { userId, now, random, origin } = acting;
    const [open] = await tx
      .select({ count: count() })
      .from(invitations)
      .where(and(eq(invitations.enterpriseId, own.enterpriseId), isOpenAt(now)));
    if ((open?.count ?? 0) >= INVITATIONS_OF_AN_ENTERPRISE)
      throw new Refusal(CODE.conflict, memberReplies.invitationsFull(INVITATIONS_OF_AN_ENTERPRISE));
    const secret = Buffer.from(random.bytes(SECRET_ID_BYTES)).toString('base64url');
    const id = random.uuid();
    const expiresAt = now + JOINING_MS;
    const { role, phone = null } = request;
    await tx.insert(invitations).values({
      ...{ id, enterpriseId: own.enterpriseId, invitedBy: userId, role, phone },
      ...{ secretHash: digest(secret), createdAt: new Date(now), expiresAt: new Date(expiresAt) },
    });
    await writeAct(tx, acting, { action: 'member.invited', enterpriseId: own.enterpriseId, detail: { id, role } });
    // The secret is in the fragment, which servers and logs never receive.
    return { id, url: `${origin}${USER_CENTRE_PATH}?redirect=members#${secret}`, expiresAt };
  });
}

type Own = Awaited<ReturnType<typeof lockMembers>>['own'];

async function revoke(tx: Transaction, id: string, { own, acting }: { own: Own; acting: Acting }): Promise<null> {
  const { enterpriseId } = own;
  const [known] = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.enterpriseId, enterpriseId), isOpenAt(acting.now)))
    .for('update');
  if (known === undefined) throw new Refusal(CODE.notFound, memberReplies.invitationGone);
  requireOwner(own);
  await tx
    .update(invitations)
    .set({ revokedAt: new Date(acting.now) })
    .where(eq(invitations.id, id));
  await writeAct(tx, acting, { action: 'member.invitationRevoked', enterpriseId, detail: { id } });
  return null;
}

/** Identifies an invitation by its link's secret or, for the invited phone, by its id. */
type Named = { invitation: string } | { invitationId: string };

const isFor = (named: Named, phone: string | null, now: number) =>
  and(
    isOpenAt(now),
    'invitation' in named
      ? and(
          eq(invitations.secretHash, digest(named.invitation)),
          or(isNull(invitations.phone), eq(invitations.phone, phone ?? '')),
        )
      : and(eq(invitations.id, named.invitationId), eq(invitations.phone, phone ?? '')),
  );

const offered = {
  id: invitations.id,
  enterpriseName: enterprises.name,
  role: invitations.role,
  expiresAt: invitations.expiresAt,
  inviter: { name: users.name, phone: users.phone },
};

const openOffers = (db: Pick<Database, 'select'>) =>
  db
    .select(offered)
    .from(invitations)
    .innerJoin(enterprises, eq(enterprises.id, invitations.enterpriseId))
    .innerJoin(users, eq(users.id, invitations.invitedBy));

type OfferRow = Awaited<ReturnType<typeof openOffers>>[number];

const toOffer = ({ inviter, expiresAt, ...row }: OfferRow): Offered => ({
  ...row,
  invitedBy: displayName(inviter),
  expiresAt: expiresAt.getTime(),
});

/** Used, revoked, expired and others' invitations count as missing. */
export async function readInvitation(
  db: Database,
  secret: string,
  { userId, now }: Pick<Acting, 'now' | 'userId'>,
): Promise<Offered> {
  const { phone } = await readUser(db, userId);
  const [row] = await openOffers(db).where(isFor({ invitation: secret }, phone, now));
  if (row === undefined) throw new Refusal(CODE.notFound, memberReplies.invitationGone);
  return toOffer(row);
}

/** Invitations to a phone; its owner needs no link. */
export async function offersTo(db: Database, phone: string | null, now: number): Promise<Offered[]> {
  if (phone === null) return [];
  const rows = await openOffers(db)
    .where(and(isOpenAt(now), eq(invitations.phone, phone)))
    .orderBy(invitations.expiresAt);
  return rows.map(toOffer);
}

/** Joins the enterprise and uses up the invitation. */
export async function acceptInvitation(tx: Transaction, named: Named, acting: Acting): Promise<void> {
  const { userId, now } = acting;
  const { phone } = await readUser(tx, userId);
  const [found] = await tx
    .select()
    .from(invitations)
    .where(isFor(named, phone, now))
    .for('update');
  if (found === undefined) throw new Refusal(CODE.notFound, memberReplies.invitationGone);
  const { id, enterpriseId, role } = found;
  await requireFree(tx, { userId, enterpriseId });
  await takeIn(tx, { userId, enterpriseId, role, now });
  await tx
    .update(invitations)
    .set({ usedAt: new Date(now), usedBy: userId })
    .where(eq(invitations.id, id));
  await writeAct(tx, acting, { action: 'member.joined', enterpriseId, detail: { userId, role, invitation: id } });
}
