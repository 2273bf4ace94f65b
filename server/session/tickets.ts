import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { ticketAnswer, ticketTarget } from '#contract/calls/user.ts';
import { CODE } from '#contract/codes.ts';
import { signInReplies } from '#copy/replies.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { sessions, tickets } from '../data/schema/accounts.ts';
import { TICKET_LIFE_MS } from './sign-in-limits.ts';
import { digest, newToken } from './tokens.ts';

type Target = InferOutput<typeof ticketTarget>;
type NewTicket = Pick<typeof tickets.$inferInsert, 'userId' | 'issuer' | 'orderNo' | 'sessionId'> & { target: Target };

/** Issues a sign-on ticket: 60 s, single use, valid only for its target. */
export async function issueTicket(context: CallContext, ticket: NewTicket): Promise<InferOutput<typeof ticketAnswer>> {
  const { db, clock, random, log, requestId } = context;
  const token = newToken(random);
  const now = clock.now();
  const expiresAt = now + TICKET_LIFE_MS;
  await db
    .insert(tickets)
    .values({ ...ticket, ticketHash: digest(token), createdAt: new Date(now), expiresAt: new Date(expiresAt) });
  log.info('ticket.issued', { requestId, userId: ticket.userId, issuer: ticket.issuer, target: ticket.target });
  return { ticket: token, expiresAt };
}

const invalid = () => new Refusal(CODE.notFound, signInReplies.linkInvalid);

/**
 * Returns the owner of a valid ticket without spending it; null for session tokens and for forged, used, expired or
 * misdirected tickets.
 */
export async function ownerOfTicket({ db, clock }: CallContext, token: string, target: Target): Promise<string> {
  const [row] = await db
    .select({ userId: tickets.userId })
    .from(tickets)
    .leftJoin(sessions, eq(sessions.id, tickets.sessionId))
    .where(
      and(
        eq(tickets.ticketHash, digest(token)),
        eq(tickets.target, target),
        isNull(tickets.usedAt),
        gt(tickets.expiresAt, new Date(clock.now())),
        or(isNull(tickets.sessionId), isNull(sessions.endedAt)),
      ),
    );
  if (row === undefined) throw invalid();
  return row.userId;
}

/** Spends a ticket; of concurrent attempts one succeeds. */
export async function spendTicket({ db, clock }: CallContext, token: string): Promise<void> {
  const now = new Date(clock.now());
  const spent = await db
    .update(tickets)
    .set({ usedAt: now })
    .where(and(eq(tickets.ticketHash, digest(token)), isNull(tickets.usedAt), gt(tickets.expiresAt, now)))
    .returning({ userId: tickets.userId });
  if (spent.length === 0) throw invalid();
}

/** Voids a user's tickets after a password change. */
export async function voidTickets(db: Pick<Database, 'delete'>, userId: string): Promise<void> {
  await db.delete(tickets).where(eq(tickets.userId, userId));
}
