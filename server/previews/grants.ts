import { and, eq, gt, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { CODE } from '#contract/codes.ts';
import { PREVIEW, type PreviewedArticle } from '#domain/content/preview.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import type { CallContext } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { pagePreviews } from '../data/schema/operators.ts';
import { findOperator, type Operator, operatorCookie } from '../operators/sessions.ts';

const LASTS_MS = 15 * MINUTE_MS;
const ID_BYTES = 18;

type Parts = Pick<CallContext, 'clock' | 'db'>;

/** Stores a preview for the operator's session and returns its URL and expiry. */
export async function grantPreview(
  { db, clock, random, operator }: Pick<CallContext, 'clock' | 'db' | 'operator' | 'random'>,
  shown: PreviewedArticle,
  path: string,
): Promise<{ path: string; until: number }> {
  // A system calls without a browser.
  if (operator === null) throw new Refusal(CODE.notSignedIn);
  const now = clock.now();
  const id = Buffer.from(random.bytes(ID_BYTES)).toString('base64url');
  const until = now + LASTS_MS;
  await db.delete(pagePreviews).where(lt(pagePreviews.expiresAt, new Date(now)));
  await db.insert(pagePreviews).values({ id, sessionId: operator.sessionId, shown, expiresAt: new Date(until) });
  return { path: `${path}${path.includes('?') ? '&' : '?'}${PREVIEW}=${id}`, until };
}

async function whoLooks({ db, clock }: Parts, request: FastifyRequest): Promise<Operator | null> {
  const token = operatorCookie.read(request);
  if (token === null) return null;
  try {
    return await findOperator(db, clock, token);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function namedIn(address: string | undefined): string | null {
  if (address === undefined || !address.includes(`${PREVIEW}=`) || !URL.canParse(address, 'http://site')) return null;
  return new URL(address, 'http://site').searchParams.get(PREVIEW);
}

/** Returns the preview of a URL for its operator; null for others. */
async function previewNamed(parts: Parts, address: string | undefined, request: FastifyRequest) {
  const id = namedIn(address);
  const operator = id === null ? null : await whoLooks(parts, request);
  if (id === null || operator === null) return null;
  const { db, clock } = parts;
  const isTheirs = and(eq(pagePreviews.id, id), eq(pagePreviews.sessionId, operator.sessionId));
  const [row] = await db
    .select({ shown: pagePreviews.shown })
    .from(pagePreviews)
    .where(and(isTheirs, gt(pagePreviews.expiresAt, new Date(clock.now()))));
  return row !== undefined && operator.roles.includes('content') ? row.shown : null;
}

/** Preview of the requested page. */
export const previewOfPage = (parts: Parts, request: FastifyRequest): Promise<PreviewedArticle | null> =>
  previewNamed(parts, request.url, request);

/** Preview of the calling page, found by its full URL in the referrer. */
export const previewOfCall = (parts: Parts, request: FastifyRequest): Promise<PreviewedArticle | null> =>
  previewNamed(parts, request.headers.referer, request);
