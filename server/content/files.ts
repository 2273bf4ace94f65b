import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CODE } from '#contract/codes.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import type { ArticleContent } from '#domain/content/article-form.ts';
import { articleFilePath } from '#domain/content/file-path.ts';
import type { CallContext, Services } from '../calls/context.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { campaigns, contentFiles, helpArticles, news } from '../data/schema/content.ts';
import { warehouses } from '../data/schema/market.ts';
import { storeInspected } from '../files/intake.ts';
import { sendError } from '../http/envelope.ts';
import { sendFile } from '../http/send-file.ts';
import { actorOf } from '../operators/audit.ts';
import { findOperator, operatorCookie } from '../operators/sessions.ts';
import { isShown } from './shown.ts';

/** Stores an image or attachment: inspected, and re-encoded if it is an image. */
export async function takeArticleFile(context: CallContext, by: string) {
  const { received, signal, db, clock } = context;
  if (received === null) throw new Error('an upload without its file');
  const asker = { userId: actorOf(context).actorId, signal };
  return storeInspected(context, received, asker, async (file) => {
    await db.insert(contentFiles).values({ ...file, uploadedBy: by, createdAt: new Date(clock.now()) });
    return { fileId: file.id, name: file.name };
  });
}

async function readFile(db: Database, fileId: string): Promise<{ name: string; mediaType: string }> {
  const [file] = await db.select().from(contentFiles).where(eq(contentFiles.id, fileId));
  if (file === undefined) throw new Refusal(CODE.notFound, contentReplies.fileUnknown);
  return file;
}

/** Throws unless all files were uploaded before and images are images. */
export async function requireFiles(tx: Transaction, { blocks }: ArticleContent): Promise<void> {
  const used = blocks.flatMap((block) => (block.kind === 'picture' || block.kind === 'file' ? [block] : []));
  if (used.length === 0) return;
  const ids = used.map(({ fileId }) => fileId);
  const rows = await tx.select().from(contentFiles).where(inArray(contentFiles.id, ids)).for('share');
  const types = new Map(rows.map(({ id, mediaType }) => [id, mediaType]));
  const isSound = used.every(({ kind, fileId }) => {
    const type = types.get(fileId);
    return type !== undefined && (kind === 'file' || type.startsWith('image/'));
  });
  if (!isSound) throw new Refusal(CODE.notFound, contentReplies.fileUnknown);
}

/** True when a public article contains the file. */
async function isPublic(db: Database, fileId: string, now: number): Promise<boolean> {
  const containsFile = JSON.stringify([{ fileId }]);
  const articles = [
    db
      .select({ id: news.id })
      .from(news)
      .where(and(isShown(news, now), sql`${news.body} @> ${containsFile}::jsonb`)),
    db
      .select({ id: helpArticles.id })
      .from(helpArticles)
      .where(and(isShown(helpArticles, now), sql`${helpArticles.body} @> ${containsFile}::jsonb`)),
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(isShown(campaigns, now), sql`${campaigns.blocks} @> ${containsFile}::jsonb`)),
    db
      .select({ id: warehouses.id })
      .from(warehouses)
      .where(and(isShown(warehouses, now), sql`${warehouses.pictures} @> ${containsFile}::jsonb`)),
  ];
  const [found] = await db
    .select({
      isShown: sql<boolean>`${sql.join(
        articles.map((article) => sql`exists (${article})`),
        sql` or `,
      )}`,
    })
    .from(contentFiles)
    .where(eq(contentFiles.id, fileId));
  return found?.isShown === true;
}

/** Operators see unpublished files in previews. */
async function isEditor({ db, clock }: Services, request: FastifyRequest) {
  const token = operatorCookie.read(request);
  if (token === null) return false;
  try {
    return (await findOperator(db, clock, token)).roles.includes('content');
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Serves images and attachments to pages, without a script. */
export function routeArticleFiles(http: FastifyInstance, services: Services): void {
  const { db, clock, files } = services;
  http.get(articleFilePath(':id'), async (request, reply) => {
    const { id } = request.params as { id: string };
    reply.header('cache-control', 'no-cache');
    const isAllowed =
      /^[\w-]{16,64}$/.test(id) && ((await isPublic(db, id, clock.now())) || (await isEditor(services, request)));
    if (!isAllowed) return sendError(reply, 404);
    const { name, mediaType } = await readFile(db, id);
    const content = await files.read(id);
    if (!mediaType.startsWith('image/')) return sendFile(reply, { name, ...content });
    return reply
      .type(mediaType)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-length', content.bytes)
      .send(content.stream);
  });
}
