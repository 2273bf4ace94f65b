import { and, eq, gt, isNull } from 'drizzle-orm';
import { type InferOutput, parse } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import { type share, shareContent, type sharedContent, shareKind } from '#contract/calls/ecommerce.ts';
import { CODE } from '#contract/codes.ts';
import { DAY_MS, SHARE_DAYS, SHARE_DAYS_AT_MOST } from '#domain/limits.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { shares } from '../data/schema/operations.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { type Random, SECRET_ID_BYTES } from '../random.ts';

type Asked = InferOutput<typeof share.request>;

export async function makeShare(
  db: Database,
  { kind, content, expiresAt }: Asked,
  { userId, now, random, origin }: { userId: string | null; now: number; random: Random; origin: string },
): Promise<AnswerOf<typeof share>> {
  const id = Buffer.from(random.bytes(SECRET_ID_BYTES)).toString('base64url');
  const wished = expiresAt !== undefined && expiresAt > now ? expiresAt : now + SHARE_DAYS * DAY_MS;
  const ends = Math.min(wished, now + SHARE_DAYS_AT_MOST * DAY_MS);
  await db.insert(shares).values({
    id,
    userId,
    kind,
    content: content as unknown as JsonObject,
    createdAt: new Date(now),
    expiresAt: new Date(ends),
  });
  return { id, url: `${origin}${content.path}?share=${id}`, expiresAt: ends };
}

/** An expired, revoked and unknown link are one answer. */
export async function openShare(db: Database, id: string, now: number): Promise<AnswerOf<typeof sharedContent>> {
  const [row] = await db
    .select()
    .from(shares)
    .where(and(eq(shares.id, id), isNull(shares.revokedAt), gt(shares.expiresAt, new Date(now))));
  if (row === undefined) throw new Refusal(CODE.notFound, marketReplies.shareGone);
  return {
    kind: parse(shareKind, row.kind),
    content: parse(shareContent, row.content),
    expiresAt: row.expiresAt.getTime(),
  };
}
