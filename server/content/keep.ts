import { and, eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type {
  DeskArticle,
  deskContentPublish,
  deskContentSave,
  deskContentWithdraw,
} from '#contract/calls/desk-content.ts';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { type ArticleContent, articleErrors, formOf } from '#domain/content/article-form.ts';
import type { ArticleKind } from '#domain/content/kinds.ts';
import { minuteText } from '#domain/content/minutes.ts';
import { contentReplies } from '#src/ui/copy/content-replies.ts';
import { errorText } from '#src/ui/copy/desk-content-errors.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { lanes } from '../data/schema/market.ts';
import { places } from '../data/schema/reference.ts';
import { decideQuotes, decisionOf, type QuoteChoice } from '../market/award-quote.ts';
import { readQuotes } from '../market/supplier-quotes.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import { type Random, SECRET_ID_BYTES } from '../random.ts';
import { requireFiles } from './files.ts';
import { requireNoChildren, requireParent } from './help-tree.ts';
import { statusOf, toRow } from './list.ts';
import type { ArticleStore, StoredArticle } from './store.ts';
import { stores } from './stores.ts';

/** Who does it, and when. */
export interface ContentAct {
  actor: Actor;
  /** As the list names who did it. */
  by: string;
  now: number;
  random: Random;
  /** Whose goods its posts are. */
  company: string;
}

const savedContent = ({ draft, content }: StoredArticle): ArticleContent => draft ?? content;

async function told(
  db: Pick<Database, 'select'>,
  kind: ArticleKind,
  stored: StoredArticle,
  now: number,
): Promise<DeskArticle> {
  const { fields, blocks } = savedContent(stored);
  const copy = structuredClone({ fields, blocks }) as DeskArticle['content'];
  const article = { row: toRow(kind, stored, now), version: stored.version, content: copy, now };
  if (kind !== 'POST') return article;
  const decision = await decisionOf(db, stored.id);
  return { ...article, quotes: await readQuotes(db, stored.id), ...(decision !== null && { decision }) };
}

async function hold(tx: Transaction | Database, store: ArticleStore, id: string): Promise<StoredArticle> {
  const stored = await store.hold(tx, id);
  if (stored === null) throw new Refusal(CODE.notFound, contentReplies.unknown);
  return stored;
}

/** Held until the transaction ends: of two operators the second is told who was first, and when. */
async function holdVersion(tx: Transaction, store: ArticleStore, id: string, version: number): Promise<StoredArticle> {
  const stored = await hold(tx, store, id);
  if (stored.version === version) return stored;
  const { editedBy, editedAt } = stored;
  const time = minuteText(editedAt?.getTime() ?? 0).replace('T', ' ');
  throw new Refusal(CODE.conflict, contentReplies.changedBy(editedBy ?? '', time));
}

export const readArticle = async (db: Database, kind: ArticleKind, id: string, now: number): Promise<DeskArticle> =>
  told(db, kind, await hold(db, stores[kind], id), now);

const recorded = (stored: StoredArticle | null, now: number) => {
  if (stored === null) return null;
  const { fields, blocks } = structuredClone(savedContent(stored));
  const shownFrom = stored.shownFrom?.getTime() ?? null;
  return {
    status: statusOf(stored, now),
    shownFrom,
    fields: { ...fields },
    blocks: blocks.map((block) => ({ ...block })),
  };
};

interface Done {
  action: 'content.published' | 'content.saved' | 'content.scheduled' | 'content.withdrawn';
  kind: ArticleKind;
  id: string;
  before: StoredArticle | null;
}

/** Reads what has become of it, and writes down who did that. */
async function finish(tx: Transaction, { action, kind, id, before }: Done, act: ContentAct): Promise<DeskArticle> {
  const after = await hold(tx, stores[kind], id);
  const { actor, now } = act;
  const was = recorded(before, now);
  const is = recorded(after, now);
  await recordAct(tx, actor, { action, subjectKind: kind.toLowerCase(), subjectId: id, before: was, after: is }, now);
  return told(tx, kind, after, now);
}

const touched = ({ by, now }: ContentAct, { version }: { version: number }) => ({
  ...{ version: version + 1, editedBy: by, editedAt: new Date(now) },
});

function requireSound(kind: ArticleKind, content: ArticleContent): void {
  const errors = articleErrors(kind, formOf(kind, content));
  if (errors.length === 0) return;
  const fields = Object.fromEntries(errors.map((error) => [error.path, errorText(error)]));
  throw new Refusal(CODE.invalidInput, codeMessages[CODE.invalidInput], { fields });
}

/** An offer that leads nowhere would be shown as nothing. */
async function requireLanes(tx: Transaction, { blocks }: ArticleContent): Promise<void> {
  const asked = [...new Set(blocks.flatMap((block) => (block.kind === 'offers' ? block.laneIds : [])))];
  if (asked.length === 0) return;
  const found = await tx.select({ id: lanes.id }).from(lanes).where(inArray(lanes.id, asked));
  const known = new Set(found.map(({ id }) => id));
  const unknown = asked.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Refusal(CODE.invalidInput, contentReplies.unknownLanes(unknown.join('、')));
}

/** The id of a post is the unguessable part of its link. */
const newId = (kind: ArticleKind, { random, now }: ContentAct) =>
  kind === 'POST'
    ? Buffer.from(random.bytes(SECRET_ID_BYTES)).toString('base64url')
    : `${minuteText(now).slice(0, 10)}-${random.uuid().slice(0, 8)}`;

/** A warehouse lies near a port that there is. */
async function requirePort(tx: Transaction, kind: ArticleKind, { fields: { portCode = '' } }: ArticleContent) {
  if (kind !== 'WAREHOUSE') return;
  const [found] = await tx
    .select({ code: places.code })
    .from(places)
    .where(and(eq(places.kind, 'port'), eq(places.code, portCode)));
  if (found !== undefined) return;
  const message = contentReplies.unknownPort(portCode);
  throw new Refusal(CODE.invalidInput, message, { fields: { 'fields.portCode': message } });
}

const ofCompany = (kind: ArticleKind, { company }: ContentAct) => (kind === 'POST' ? { company } : {});

const refuseNumber = (message: string) =>
  new Refusal(CODE.invalidInput, message, { fields: { 'fields.number': message } });

async function insertNew(
  tx: Transaction,
  kind: ArticleKind,
  content: ArticleContent,
  act: ContentAct,
): Promise<string> {
  const id = kind === 'HELP' ? (content.fields.number ?? '') : newId(kind, act);
  if (kind === 'HELP' && (await stores.HELP.hold(tx, id)) !== null) throw refuseNumber(contentReplies.numberTaken);
  const change = {
    shownFrom: null,
    ...touched(act, { version: 0 }),
    ...ofCompany(kind, act),
    editedAt: new Date(act.now),
  };
  await stores[kind].insert(tx, id, content, change);
  return id;
}

/** Keeps a draft: what visitors see, or will see at its time, stays as it is. */
export async function saveArticle(
  tx: Transaction,
  { kind, id, version, fields, blocks }: InferOutput<typeof deskContentSave.request>,
  act: ContentAct,
): Promise<DeskArticle> {
  const content: ArticleContent = { fields: fields as ArticleContent['fields'], blocks };
  requireSound(kind, content);
  await requireLanes(tx, content);
  await requireFiles(tx, content);
  await requirePort(tx, kind, content);
  if (id === null) {
    const made = await insertNew(tx, kind, content, act);
    return finish(tx, { action: 'content.saved', kind, id: made, before: null }, act);
  }
  const store = stores[kind];
  const before = await holdVersion(tx, store, id, version);
  if (kind === 'HELP' && fields.number !== id) throw refuseNumber(contentReplies.numberFixed);
  const change = touched(act, before);
  if (before.shownFrom === null) await store.update(tx, id, change, content);
  else await store.update(tx, id, { ...change, draft: content });
  return finish(tx, { action: 'content.saved', kind, id, before }, act);
}

/** Publishes what was saved, now or at a time. */
export async function publishArticle(
  db: Database,
  { kind, id, version, at }: InferOutput<typeof deskContentPublish.request>,
  act: ContentAct,
): Promise<DeskArticle> {
  const { now } = act;
  const store = stores[kind];
  const isLater = at !== undefined && at > now;
  return db.transaction(async (tx) => {
    const before = await holdVersion(tx, store, id, version);
    const isPublic = statusOf(before, now) === 'PUBLISHED';
    if (isPublic && isLater) throw new Refusal(CODE.conflict, contentReplies.alreadyShown);
    if (isPublic && before.draft === null) throw new Refusal(CODE.conflict, contentReplies.nothingToPublish);
    const shownFrom = new Date(isLater ? at : now);
    if (kind === 'HELP') await requireParent(tx, id, shownFrom);
    const change = {
      ...touched(act, before),
      draft: null,
      withdrawnAt: null,
      ...(isPublic ? {} : { shownFrom }),
      ...ofCompany(kind, act),
    };
    await store.update(tx, id, change, savedContent(before));
    const action = isLater ? 'content.scheduled' : 'content.published';
    return finish(tx, { action, kind, id, before }, act);
  });
}

/** Takes an article off the site, or off its time; what was saved of it stays. */
export async function withdrawArticle(
  db: Database,
  { kind, id, version }: InferOutput<typeof deskContentWithdraw.request>,
  act: ContentAct,
): Promise<DeskArticle> {
  const store = stores[kind];
  return db.transaction(async (tx) => {
    const before = await holdVersion(tx, store, id, version);
    if (before.shownFrom === null) throw new Refusal(CODE.conflict, contentReplies.notShown);
    if (kind === 'HELP') await requireNoChildren(tx, id);
    const change = { ...touched(act, before), draft: null, shownFrom: null, withdrawnAt: new Date(act.now) };
    await store.update(tx, id, change, savedContent(before));
    return finish(tx, { action: 'content.withdrawn', kind, id, before }, act);
  });
}

/** Chooses one of the quotes for what the company looks for, or none. */
export async function awardQuote(db: Database, choice: QuoteChoice, act: ContentAct): Promise<DeskArticle> {
  return db.transaction(async (tx) => {
    const before = await hold(tx, stores.POST, choice.id);
    await decideQuotes(tx, choice, act);
    return told(tx, 'POST', before, act.now);
  });
}
