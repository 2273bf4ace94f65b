import { and, eq, lt, notInArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordReplies as words } from '#copy/operator/replies.ts';
import { LOGO_EXTENSIONS, type LogoPicture, logoPath, logoPictures } from '#domain/company/logo.ts';
import { extensionOf } from '#domain/file-name.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { CallContext, Services } from '../calls/context.ts';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from '../data/connect.ts';
import { company, companyLogos } from '../data/schema/operators.ts';
import { refusalOf, refuseFile } from '../files/intake.ts';
import type { DrawnLogo } from '../files/job.ts';
import { sendError } from '../http/envelope.ts';
import { actorOf } from '../operators/audit.ts';
import { SECRET_ID_BYTES } from '../random.ts';

async function renderLogo({ inspector, received, signal, ...context }: CallContext): Promise<DrawnLogo> {
  if (received === null) throw new Error('an upload without its file');
  const extension = extensionOf(received.name);
  if (!LOGO_EXTENSIONS.some((one) => one === extension)) throw refuseFile(words.logoType);
  const asker = { userId: actorOf(context).actorId, signal };
  return inspector.drawLogo(received.path, asker).catch((error: unknown) => {
    throw refusalOf(error, extension);
  });
}

/** Deletes logos that neither the current nor the previous facts use and that are older than a day. */
async function dropUnused(tx: Transaction, now: number): Promise<void> {
  const rows = await tx.select({ facts: company.facts, previous: company.previous }).from(company);
  const used = rows.flatMap(({ facts, previous }) => [facts.logo, previous?.logo]).filter((id) => id !== undefined);
  const isOld = lt(companyLogos.createdAt, new Date(now - DAY_MS));
  await tx.delete(companyLogos).where(and(isOld, notInArray(companyLogos.logoId, ['', ...used])));
}

/** Stores a company's logo, re-encoded in every size. It is shown once the company is saved with it. */
export async function takeLogo(context: CallContext): Promise<{ logoId: string }> {
  const { db, clock, random } = context;
  const pictures = await renderLogo(context);
  const logoId = Buffer.from(random.bytes(SECRET_ID_BYTES)).toString('base64url');
  const createdAt = new Date(clock.now());
  await db.transaction(async (tx) => {
    await dropUnused(tx, clock.now());
    await tx
      .insert(companyLogos)
      .values(logoPictures.map((picture) => ({ logoId, picture, content: pictures[picture], createdAt })));
  });
  return { logoId };
}

export async function hasLogo(db: Pick<Database, 'select'>, logoId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: companyLogos.logoId })
    .from(companyLogos)
    .where(and(eq(companyLogos.logoId, logoId), eq(companyLogos.picture, 'mark')));
  return row !== undefined;
}

export async function readLogo(db: Database, logoId: string, picture: LogoPicture): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ content: companyLogos.content })
    .from(companyLogos)
    .where(and(eq(companyLogos.logoId, logoId), eq(companyLogos.picture, picture)));
  return row?.content ?? null;
}

/** The URL contains the logo's id, so browsers may cache it for ever. */
export function routeLogos(http: FastifyInstance, { db }: Services): void {
  http.get(logoPath(':logoId', ':picture' as LogoPicture), async (request, reply) => {
    const { logoId = '', picture } = request.params as { logoId?: string; picture?: string };
    const name = logoPictures.find((one) => one === picture);
    const content = name === undefined ? null : await readLogo(db, logoId, name);
    if (content === null) return sendError(reply.header('cache-control', 'no-store'), 404);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/png')
      .send(Buffer.from(content));
  });
}
