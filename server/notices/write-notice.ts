import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FactsOf } from '#domain/notices/facts.ts';
import type { NoticeKind, OperatorKind, UserKind } from '#domain/notices/kinds.ts';
import type { Database } from '../data/connect.ts';
import { memberships } from '../data/schema/accounts.ts';
import { notices } from '../data/schema/notices.ts';

/** Owner of an order, enquiry or verification: its booker, or its enterprise after the booker has left. */
interface Owned {
  userId: string;
  enterpriseId: string | null;
}

interface Happening<Kind extends NoticeKind> {
  kind: Kind;
  subject: string;
  facts: FactsOf[Kind];
  /** Distinguishes two events of one kind and subject. */
  occasion?: number | string;
  expiresAt?: number;
}

type Writer = Pick<Database, 'insert' | 'select'>;

const idOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

async function write<Kind extends NoticeKind>(
  tx: Writer,
  userId: string | null,
  { kind, subject, facts, occasion = '', expiresAt }: Happening<Kind>,
  now: number,
): Promise<void> {
  await tx
    .insert(notices)
    .values({
      id: idOf([kind, subject, occasion]),
      kind,
      userId,
      subject,
      facts,
      createdAt: new Date(now),
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
    })
    .onConflictDoNothing();
}

/** Runs in the event's transaction, so that a rollback also drops the notice. */
export async function notifyUser<Kind extends UserKind>(
  tx: Writer,
  owned: Owned,
  happening: Happening<Kind>,
  now: number,
): Promise<void> {
  await write(tx, await receiverOf(tx, owned), happening, now);
}

export const notifyOperators = <Kind extends OperatorKind>(
  tx: Writer,
  happening: Happening<Kind>,
  now: number,
): Promise<void> => write(tx, null, happening, now);

async function receiverOf(tx: Writer, { userId, enterpriseId }: Owned): Promise<string> {
  if (enterpriseId === null) return userId;
  const members = await tx
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(eq(memberships.enterpriseId, enterpriseId));
  const isMember = members.some((member) => member.userId === userId);
  return isMember ? userId : (members.find(({ role }) => role === 'owner')?.userId ?? userId);
}
