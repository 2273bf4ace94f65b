import { eq } from 'drizzle-orm';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { enterprises, users } from '../data/schema/accounts.ts';
import { audit } from '../data/schema/operations.ts';
import { PROTOCOL_VERSION } from '../texts/agreements.ts';
import { enterpriseOf } from './membership.ts';

interface Agreeing {
  userId: string;
  basicEntId: string | undefined;
  protocol: string;
  now: number;
  requestId: string;
}

/** Stores the agreement for the user's enterprise or the natural person, if the text is the current one. */
export async function storeAgreement(
  db: Database,
  { userId, basicEntId, protocol, now, requestId }: Agreeing,
): Promise<void> {
  if (protocol !== PROTOCOL_VERSION)
    throw new Refusal(CODE.conflict, orderReplies.protocolNewer, { version: PROTOCOL_VERSION });
  const agreed = { protocolVersion: protocol, protocolAgreedAt: new Date(now) };
  await db.transaction(async (tx) => {
    const enterprise = await enterpriseOf(tx, userId);
    if (basicEntId !== undefined && basicEntId !== enterprise?.id)
      throw new Refusal(CODE.notFound, orderReplies.enterpriseUnknown);
    if (enterprise === null) await tx.update(users).set(agreed).where(eq(users.id, userId));
    else await tx.update(enterprises).set(agreed).where(eq(enterprises.id, enterprise.id));
    await tx.insert(audit).values({
      at: new Date(now),
      actorKind: 'user',
      actorId: userId,
      action: 'protocol.agreed',
      subjectKind: enterprise === null ? 'user' : 'enterprise',
      subjectId: enterprise?.id ?? userId,
      requestId,
      detail: { version: protocol },
    });
  });
}
