import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { memberReplies } from '#copy/replies.ts';
import { type ColleagueRole, MEMBERS_OF_AN_ENTERPRISE } from '#domain/enterprise/roles.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { enterprises, memberships, verifications } from '../data/schema/accounts.ts';
import { enquiries } from '../data/schema/enquiries.ts';
import { invitations, joinRequests } from '../data/schema/members.ts';
import { addressBook, shares, uploads } from '../data/schema/operations.ts';
import { orderTemplates } from '../data/schema/order-templates.ts';
import { drafts, invoices, mmOrders, orders } from '../data/schema/orders.ts';
import { procurementPosts, procurementQuotes } from '../data/schema/procurement.ts';
import { removeExpiryOf } from '../orders/auto-cancel.ts';

interface Joining {
  userId: string;
  enterpriseId: string;
  role: ColleagueRole;
  now: number;
}

/** Refuses to leave a verified enterprise, or one with other members, by joining another. */
export async function requireFree(
  tx: Transaction,
  { userId, enterpriseId }: Pick<Joining, 'enterpriseId' | 'userId'>,
  elsewhere: (name: string) => string = memberReplies.belongsElsewhere,
): Promise<void> {
  const [acting] = await tx.select().from(memberships).where(eq(memberships.userId, userId)).for('update');
  if (acting === undefined) return;
  if (acting.enterpriseId === enterpriseId) throw new Refusal(CODE.conflict, memberReplies.alreadyMember);
  const [known] = await tx.select().from(enterprises).where(eq(enterprises.id, acting.enterpriseId)).for('update');
  const [colleagues] = await tx
    .select({ count: count() })
    .from(memberships)
    .where(and(eq(memberships.enterpriseId, acting.enterpriseId), ne(memberships.userId, userId)));
  if (known?.auditStatus === 'PASS' || colleagues?.count !== 0)
    throw new Refusal(CODE.conflict, elsewhere(known?.name ?? ''));
}

const BOOKED = [orders, mmOrders, enquiries, invoices];
const KEPT = [uploads, addressBook, drafts, orderTemplates, shares];
const TRADED = [procurementPosts, procurementQuotes];

/** Moves a user's records from their own unverified enterprise into the one they join. */
async function moveRecords(tx: Transaction, from: string, enterpriseId: string, now: number): Promise<void> {
  const at = new Date(now);
  for (const table of [...BOOKED, ...KEPT, ...TRADED])
    await tx.update(table).set({ enterpriseId }).where(eq(table.enterpriseId, from));
  await tx
    .update(verifications)
    .set({ status: 'NONE', decidedAt: at })
    .where(and(eq(verifications.enterpriseId, from), eq(verifications.status, 'PENDING')));
  await tx.update(invitations).set({ revokedAt: at }).where(eq(invitations.enterpriseId, from));
}

/** Adds a free user to an enterprise. In a verified one their orders no longer expire as unverified. */
export async function takeIn(tx: Transaction, { userId, enterpriseId, role, now }: Joining): Promise<void> {
  const [target] = await tx.select().from(enterprises).where(eq(enterprises.id, enterpriseId)).for('update');
  const [members] = await tx
    .select({ count: count() })
    .from(memberships)
    .where(eq(memberships.enterpriseId, enterpriseId));
  if ((members?.count ?? 0) >= MEMBERS_OF_AN_ENTERPRISE)
    throw new Refusal(CODE.conflict, memberReplies.membersFull(MEMBERS_OF_AN_ENTERPRISE));
  const joined = { enterpriseId, role, createdAt: new Date(now) };
  const [before] = await tx.select().from(memberships).where(eq(memberships.userId, userId));
  if (before === undefined) await tx.insert(memberships).values({ userId, ...joined });
  else {
    await tx.update(memberships).set(joined).where(eq(memberships.userId, userId));
    await moveRecords(tx, before.enterpriseId, enterpriseId, now);
  }
  await tx
    .update(joinRequests)
    .set({ status: 'withdrawn', decidedAt: joined.createdAt })
    .where(and(eq(joinRequests.userId, userId), inArray(joinRequests.status, ['waiting', 'refused'])));
  if (target?.auditStatus === 'PASS') await removeExpiryOf(tx, enterpriseId, now);
}
