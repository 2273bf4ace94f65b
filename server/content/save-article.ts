import { and, eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { OperatorArticle, operatorContentSave } from '#contract/calls/operator-content.ts';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { errorText } from '#copy/operator/content.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import { type ArticleContent, articleErrors, formOf } from '#domain/content/article-form.ts';
import type { ArticleKind } from '#domain/content/kinds.ts';
import { minuteText } from '#domain/content/minutes.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { lanes } from '../data/schema/market.ts';
import { locations } from '../data/schema/reference.ts';
import { SECRET_ID_BYTES } from '../random.ts';
import { type ContentAct, finish, lockVersion, ofCompany, touched } from './article-acts.ts';
import { laneIdsOf } from './campaign-lanes.ts';
import { requireFiles } from './files.ts';
import { stores } from './stores.ts';

function requireValidContent(kind: ArticleKind, content: ArticleContent): void {
  const errors = articleErrors(kind, formOf(kind, content));
  if (errors.length === 0) return;
  const fields = Object.fromEntries(errors.map((error) => [error.path, errorText(error)]));
  throw new Refusal(CODE.invalidInput, codeMessages[CODE.invalidInput], { fields });
}

/** An offer without a lane would be empty. */
async function requireLanes(tx: Transaction, { blocks }: ArticleContent): Promise<void> {
  const laneIds = laneIdsOf(blocks);
  if (laneIds.length === 0) return;
  const found = await tx.select({ id: lanes.id }).from(lanes).where(inArray(lanes.id, laneIds));
  const known = new Set(found.map(({ id }) => id));
  const unknown = laneIds.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Refusal(CODE.invalidInput, contentReplies.unknownLanes(unknown.join('、')));
}

/** A post's id is the unguessable part of its link. */
const newId = (kind: ArticleKind, { random, now }: ContentAct) =>
  kind === 'POST'
    ? Buffer.from(random.bytes(SECRET_ID_BYTES)).toString('base64url')
    : `${minuteText(now).slice(0, 10)}-${random.uuid().slice(0, 8)}`;

/** A warehouse must be near an existing port. */
async function requirePort(tx: Transaction, kind: ArticleKind, { fields: { portCode = '' } }: ArticleContent) {
  if (kind !== 'WAREHOUSE') return;
  const [found] = await tx
    .select({ code: locations.code })
    .from(locations)
    .where(and(eq(locations.kind, 'port'), eq(locations.code, portCode)));
  if (found !== undefined) return;
  const message = contentReplies.unknownPort(portCode);
  throw new Refusal(CODE.invalidInput, message, { fields: { 'fields.portCode': message } });
}

const refuseNumber = (message: string) =>
  new Refusal(CODE.invalidInput, message, { fields: { 'fields.number': message } });

async function insertNew(
  tx: Transaction,
  kind: ArticleKind,
  content: ArticleContent,
  act: ContentAct,
): Promise<string> {
  const id = kind === 'HELP' ? (content.fields.number ?? '') : newId(kind, act);
  if (kind === 'HELP' && (await stores.HELP.lock(tx, id)) !== null) throw refuseNumber(contentReplies.numberTaken);
  const change = {
    shownFrom: null,
    ...touched(act, { version: 0 }),
    ...ofCompany(kind, act),
    editedAt: new Date(act.now),
  };
  await stores[kind].insert(tx, id, content, change);
  return id;
}

/** Refuses content that could not be published. */
export async function requireWhole(tx: Transaction, kind: ArticleKind, content: ArticleContent): Promise<void> {
  requireValidContent(kind, content);
  await requireLanes(tx, content);
  await requireFiles(tx, content);
  await requirePort(tx, kind, content);
}

/** Saves a draft; published and scheduled content stays unchanged. */
export async function saveArticle(
  tx: Transaction,
  { kind, id, version, fields, blocks }: InferOutput<typeof operatorContentSave.request>,
  act: ContentAct,
): Promise<OperatorArticle> {
  const content: ArticleContent = { fields: fields as ArticleContent['fields'], blocks };
  await requireWhole(tx, kind, content);
  if (id === null) {
    const made = await insertNew(tx, kind, content, act);
    return finish(tx, { action: 'content.saved', kind, id: made, before: null }, act);
  }
  const store = stores[kind];
  const before = await lockVersion(tx, { kind, id, version }, act.now);
  if (kind === 'HELP' && fields.number !== id) throw refuseNumber(contentReplies.numberFixed);
  const change = touched(act, before);
  if (before.shownFrom === null) await store.update(tx, id, change, content);
  else await store.update(tx, id, { ...change, draft: content });
  return finish(tx, { action: 'content.saved', kind, id, before }, act);
}
