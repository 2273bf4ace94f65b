import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { enterprises, memberships, users } from '../data/schema/accounts.ts';
import { constants } from '../data/schema/reference.ts';
import { readUser } from '../session/user-info.ts';
import { hasAgreed, PROTOCOL_VERSION } from '../texts/agreements.ts';

/** Locks the buyer's account against closing until the order is written. */
export async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  const [open] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for('share');
  if (open === undefined) throw new Refusal(CODE.notSignedIn);
}

/** Locks the enterprise the user acts for, so that verification and changes of enterprise wait for the order. */
export async function lockEnterprise(tx: Transaction, userId: string) {
  const [acting] = await tx.select().from(memberships).where(eq(memberships.userId, userId)).for('share');
  if (acting === undefined) return null;
  const [locked] = await tx.select().from(enterprises).where(eq(enterprises.id, acting.enterpriseId)).for('share');
  return locked ?? null;
}

/** Requires the enterprise to have signed the dangerous-goods shipping agreement. */
export async function requireProtocol(
  tx: Transaction,
  userId: string,
  enterprise: Awaited<ReturnType<typeof lockEnterprise>>,
): Promise<void> {
  if (hasAgreed(enterprise ?? (await readUser(tx, userId)))) return;
  throw new Refusal(CODE.conflict, orderReplies.protocolNotAgreed, { protocol: PROTOCOL_VERSION });
}

/** Reads the code lists that the form's choices come from. */
export async function listsOf(tx: Transaction) {
  const rows = await tx
    .select({ type: constants.constType, code: constants.constValue })
    .from(constants)
    .where(inArray(constants.constType, ['CURRENCY', 'PAY_TYPE']))
    .orderBy(asc(constants.sort));
  const codesOf = (requestedType: string) => rows.filter(({ type }) => type === requestedType).map(({ code }) => code);
  return { currencies: codesOf('CURRENCY'), payTypes: codesOf('PAY_TYPE') };
}
