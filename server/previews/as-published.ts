import type { CallName } from '#contract/table.ts';
import type { ArticleKind } from '#domain/content/kinds.ts';
import { type PreviewedArticle, UNSAVED_ID } from '#domain/content/preview.ts';
import type { CallContext } from '../calls/context.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { companySettings } from '../company/facts.ts';
import { lockArticle } from '../content/article-acts.ts';
import { statusOf } from '../content/list.ts';
import { stores } from '../content/stores.ts';
import type { Database } from '../data/connect.ts';
import { rehearse } from '../data/rehearse.ts';

type Parts = Pick<CallContext, 'clock' | 'db' | 'settings'>;

/** Calls whose responses show each kind of article. */
const READ_BY: Readonly<Record<ArticleKind, readonly CallName[]>> = {
  NEWS: ['newsItem', 'newsQuery'],
  CAROUSEL: ['carousel'],
  CAMPAIGN: ['activityItem', 'activityQuery'],
  HELP: ['helpArticle', 'helpTree'],
  WAREHOUSE: ['warehouseQuery'],
  SUPPLIER: ['suppliers'],
  POST: ['procurementItem', 'procurementQuery'],
};

export const isReadBy = ({ kind }: PreviewedArticle, call: string): boolean =>
  READ_BY[kind].some((name) => name === call);

/** Id by which the page's calls find the article. */
export const idOfPreviewed = ({ kind, id, content }: PreviewedArticle): string =>
  id ?? (kind === 'HELP' ? (content.fields.number ?? '') : UNSAVED_ID);

async function publish(tx: Transaction, article: PreviewedArticle, { now, company }: { now: number; company: string }) {
  const { kind, id, content } = article;
  const store = stores[kind];
  const at = new Date(now);
  const state = { draft: null, upcoming: null, upcomingFrom: null, withdrawnAt: null };
  const ofCompany = kind === 'POST' ? { company } : {};
  if (id === null) {
    const made = { ...state, ...ofCompany, shownFrom: at, version: 1, editedBy: null, editedAt: at };
    await store.insert(tx, idOfPreviewed(article), content, made);
    return;
  }
  const isPublic = statusOf(await lockArticle(tx, store, id), now) === 'PUBLISHED';
  await store.update(tx, id, { ...state, ...ofCompany, ...(isPublic ? {} : { shownFrom: at }) }, content);
}

/** Runs work as if the article were published, in a transaction that is rolled back. */
export async function asPublished<Found>(
  parts: Parts,
  article: PreviewedArticle,
  find: (db: Database) => Promise<Found>,
): Promise<Found> {
  const { db, clock } = parts;
  const { company, brand } = (await companySettings(parts)).site;
  return rehearse(db, async (tx) => {
    await publish(tx, article, { now: clock.now(), company: company ?? brand.name });
    return find(tx as unknown as Database);
  });
}
