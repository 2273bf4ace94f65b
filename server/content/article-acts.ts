import type { OperatorArticle } from '#contract/calls/operator-content.ts';
import { CODE } from '#contract/codes.ts';
import { contentReplies } from '#copy/operator/replies.ts';
import type { ArticleContent } from '#domain/content/article-form.ts';
import type { ArticleKind } from '#domain/content/kinds.ts';
import { minuteText } from '#domain/content/minutes.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { decisionOf } from '../market/procurement/award-quote.ts';
import { readQuotes } from '../market/procurement/supplier-quotes.ts';
import { type Actor, recordAct } from '../operators/audit.ts';
import type { Random } from '../random.ts';
import { laneIdsOf, namedLanes } from './campaign-lanes.ts';
import { statusOf, toRow } from './list.ts';
import { recorded, savedContent } from './state.ts';
import type { ArticleStore, StoredArticle } from './store.ts';
import { stores } from './stores.ts';
import { takeEffect } from './upcoming.ts';

/** Author and time of an act. */
export interface ContentAct {
  actor: Actor;
  /** Author's name in the list. */
  by: string;
  now: number;
  random: Random;
  /** Company name for its posts. */
  company: string;
}

const blocksOf = ({ blocks }: ArticleContent) => blocks;
const copyOf = ({ fields, blocks }: ArticleContent) =>
  structuredClone({ fields, blocks }) as OperatorArticle['content'];

export async function presentArticle(
  db: Pick<Database, 'select'>,
  kind: ArticleKind,
  stored: StoredArticle,
  now: number,
): Promise<OperatorArticle> {
  const { draft, upcoming } = stored;
  const saved = savedContent(stored);
  const isPublic = statusOf(stored, now) === 'PUBLISHED';
  const named = await namedLanes(
    db,
    laneIdsOf([saved, stored.content, ...(upcoming === null ? [] : [upcoming])].flatMap(blocksOf)),
  );
  const article = {
    row: toRow(kind, stored, now),
    version: stored.version,
    content: copyOf(saved),
    ...(isPublic && saved !== stored.content && { shown: copyOf(stored.content) }),
    ...(draft !== null && upcoming !== null && { upcoming: copyOf(upcoming) }),
    ...(named.length > 0 && { lanes: named.map(({ id, from, to }) => ({ id, from, to })) }),
    now,
  };
  if (kind !== 'POST') return article;
  const decision = await decisionOf(db, stored.id);
  return { ...article, quotes: await readQuotes(db, stored.id), ...(decision !== null && { decision }) };
}

export async function lockArticle(tx: Transaction | Database, store: ArticleStore, id: string): Promise<StoredArticle> {
  const stored = await store.lock(tx, id);
  if (stored === null) throw new Refusal(CODE.notFound, contentReplies.unknown);
  return stored;
}

interface VersionRef {
  kind: ArticleKind;
  id: string;
  version: number;
}

/** Locks the article until the transaction ends. An outdated version is refused with who changed it and when. */
export async function lockVersion(
  tx: Transaction,
  { kind, id, version }: VersionRef,
  now: number,
): Promise<StoredArticle> {
  const stored = await takeEffect(tx, kind, await lockArticle(tx, stores[kind], id), now);
  if (stored.version === version) return stored;
  const { editedBy, editedAt } = stored;
  const time = minuteText(editedAt?.getTime() ?? 0).replace('T', ' ');
  throw new Refusal(CODE.conflict, contentReplies.changedBy(editedBy ?? '', time));
}

export const readArticle = async (db: Database, kind: ArticleKind, id: string, now: number): Promise<OperatorArticle> =>
  presentArticle(db, kind, await lockArticle(db, stores[kind], id), now);

interface Done {
  action: `content.${'changeWithdrawn' | 'published' | 'saved' | 'scheduled' | 'withdrawn'}`;
  kind: ArticleKind;
  id: string;
  before: StoredArticle | null;
}

/** Reads the changed article and records the change in the audit log. */
export async function finish(
  tx: Transaction,
  { action, kind, id, before }: Done,
  act: ContentAct,
): Promise<OperatorArticle> {
  const after = await lockArticle(tx, stores[kind], id);
  const { actor, now } = act;
  const was = recorded(before, now);
  const is = recorded(after, now);
  await recordAct(tx, actor, { action, subjectKind: kind.toLowerCase(), subjectId: id, before: was, after: is }, now);
  return presentArticle(tx, kind, after, now);
}

export const touched = ({ by, now }: ContentAct, { version }: { version: number }) => ({
  ...{ version: version + 1, editedBy: by, editedAt: new Date(now) },
});

export const ofCompany = (kind: ArticleKind, { company }: ContentAct) => (kind === 'POST' ? { company } : {});
