import { asc, lte } from 'drizzle-orm';
import type { ArticleKind } from '#domain/content/kinds.ts';
import { MINUTE_MS } from '#domain/limits.ts';
import type { Services } from '../calls/context.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { recordAct, SCHEDULE_KEY } from '../operators/audit.ts';
import { nextChange } from './next-shown.ts';
import { recorded } from './state.ts';
import type { StoredArticle } from './store.ts';
import { stores } from './stores.ts';

const RETRY_MS = 1_000;
const NONE_WAITS = { upcoming: null, upcomingFrom: null };
const schedule = { actorKind: 'system', actorId: SCHEDULE_KEY, requestId: null } as const;

/** Applies the change in a savepoint; one that is no longer valid becomes a draft again, and the log has the reason. */
async function replace(tx: Transaction, kind: ArticleKind, { id, draft, upcoming }: StoredArticle) {
  if (upcoming === null) return null;
  try {
    await tx.transaction((inner) => stores[kind].update(inner, id, NONE_WAITS, upcoming));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await stores[kind].update(tx, id, { ...NONE_WAITS, draft: draft ?? upcoming });
    return error.message;
  }
}

/**
 * Applies a scheduled change that is due. The version number stays, so that an operator's open editor is not
 * outdated.
 */
export async function takeEffect(
  tx: Transaction,
  kind: ArticleKind,
  stored: StoredArticle,
  now: number,
): Promise<StoredArticle> {
  const { id, upcoming, upcomingFrom, content } = stored;
  if (upcoming === null || upcomingFrom === null || upcomingFrom.getTime() > now) return stored;
  const reason = await replace(tx, kind, stored);
  const after = await stores[kind].lock(tx, id);
  if (after === null) throw new Error('an article that is held is missing');
  const act = {
    action: reason === null ? 'content.tookEffect' : 'content.notInEffect',
    ...{ subjectKind: kind.toLowerCase(), subjectId: id },
    before: recorded(stored, now, content),
    after: recorded(after, now, after.content),
    ...(reason !== null && { more: { reason } }),
  };
  await recordAct(tx, schedule, act, now);
  return after;
}

async function takeNext(db: Database, kind: ArticleKind, now: number): Promise<boolean> {
  const { table, lock: hold } = stores[kind];
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: table.id })
      .from(table)
      .where(lte(table.upcomingFrom, new Date(now)))
      .orderBy(asc(table.upcomingFrom), asc(table.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const stored = due === undefined ? null : await hold(tx, due.id);
    if (stored === null) return false;
    await takeEffect(tx, kind, stored, now);
    return true;
  });
}

/** Applies due changes, each in its own transaction; several processes share the work by skipping locked rows. */
export async function takeDueChanges(db: Database, now: number): Promise<number> {
  let taken = 0;
  for (const kind of Object.keys(stores) as ArticleKind[]) while (await takeNext(db, kind, now)) taken += 1;
  return taken;
}

/** Applies changes at their time, and checks each minute for those scheduled by other processes. */
export function startPublishing({ db, clock, log, onWrite }: Pick<Services, 'clock' | 'db' | 'log' | 'onWrite'>): {
  stop(): Promise<void>;
} {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      const taken = await takeDueChanges(db, clock.now());
      if (taken > 0) {
        log.info('content.tookEffect', { taken });
        onWrite?.(['content', 'offers', 'purchases']);
      }
      const wait = (await nextChange(db)) - clock.now();
      return wait > 0 ? Math.min(MINUTE_MS, wait) : RETRY_MS;
    } catch (error) {
      log.error('publishing.failed', { error });
      return MINUTE_MS;
    }
  };
  let work: Promise<void> = Promise.resolve();
  const again = () => {
    work = run().then((wait) => {
      if (!isStopped) timer = setTimeout(again, wait);
    });
  };
  again();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return work;
    },
  };
}
