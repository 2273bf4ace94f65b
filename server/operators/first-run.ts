import { and, asc, count, eq, inArray, isNotNull, isNull, min, notInArray, or } from 'drizzle-orm';
import type { OperatorFirstRun } from '#contract/calls/operator-first-run.ts';
import { type OpeningFact, type OpeningStep, openingFacts, openingSteps } from '#domain/company/opening.ts';
import { listServices, scheduleServices } from '#domain/imports/services.ts';
import type { CallContext } from '../calls/context.ts';
import { readCompanyRow } from '../company/facts.ts';
import { isShown } from '../content/shown.ts';
import type { Database } from '../data/connect.ts';
import { news } from '../data/schema/content.ts';
import { operators } from '../data/schema/operators.ts';
import { ratesInForce } from '../data/schema/rates.ts';
import { carriers, feeCodes, locations } from '../data/schema/reference.ts';

type Parts = Pick<CallContext, 'clock' | 'db' | 'settings'>;

/** A completed step with its recorded time. */
type Fact = { isDone: boolean; doneAt: number | null; missing: OpeningFact[] };

const since = (at: Date | null | undefined): Fact => ({
  isDone: at != null,
  doneAt: at?.getTime() ?? null,
  missing: [],
});

async function firstInForce(db: Database, which: 'prices' | 'schedules'): Promise<Date | null> {
  const { service, versionId, since: from } = ratesInForce;
  const isOne =
    which === 'schedules'
      ? inArray(service, [...scheduleServices])
      : notInArray(service, [...scheduleServices, ...listServices]);
  const [row] = await db
    .select({ at: min(from) })
    .from(ratesInForce)
    .where(and(isNotNull(versionId), isOne));
  return row?.at ?? null;
}

async function firstOwnCode(db: Database): Promise<Date | null> {
  const firsts = await Promise.all(
    [carriers, locations, feeCodes].map(async (table) => {
      const [row] = await db.select({ at: min(table.editedAt) }).from(table);
      return row?.at ?? null;
    }),
  );
  return firsts.filter((at) => at !== null).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

async function companyFact({ db, settings }: Parts): Promise<Fact> {
  const row = await readCompanyRow(db);
  // Settings may provide facts, but the default brand name is the software's and does not count.
  const configured = { ...settings.site, brandName: null };
  const missing = openingFacts.filter((fact) => !row?.facts[fact] && configured[fact] === null);
  const isDone = missing.length === 0;
  return { isDone, doneAt: isDone && row !== undefined ? row.editedAt.getTime() : null, missing };
}

async function readFacts(parts: Parts): Promise<Record<OpeningStep, Fact>> {
  const { db, clock } = parts;
  const [first] = await db
    .select({ at: min(operators.createdAt) })
    .from(operators)
    .where(isNull(operators.removedAt));
  const rates = await firstInForce(db, 'prices');
  const [article] = await db
    .select({ at: min(news.shownFrom) })
    .from(news)
    .where(isShown(news, clock.now()));
  return {
    operator: since(first?.at),
    company: await companyFact(parts),
    // Prices in force prove that the codes were complete.
    codes: since((await firstOwnCode(db)) ?? rates),
    rates: since(rates),
    schedules: since(await firstInForce(db, 'schedules')),
    news: since(article?.at),
  };
}

/** True while the company is still setting up; a demo never is. */
export async function isOpening(parts: Parts): Promise<boolean> {
  if (parts.settings.seed === 'demo') return false;
  return Object.values(await readFacts(parts)).some(({ isDone }) => !isDone);
}

async function countOf(db: Database, what: 'carriers' | 'ports'): Promise<number> {
  const [row] =
    what === 'carriers'
      ? await db
          .select({ total: count() })
          .from(carriers)
          .where(or(eq(carriers.kind, 'ocean'), eq(carriers.kind, 'domestic')))
      : await db.select({ total: count() }).from(locations).where(eq(locations.kind, 'port'));
  return row?.total ?? 0;
}

export async function readFirstRun(parts: Parts): Promise<OperatorFirstRun> {
  const facts = await readFacts(parts);
  const people = await parts.db
    .select({ name: operators.name, roles: operators.roles })
    .from(operators)
    .where(isNull(operators.removedAt))
    .orderBy(asc(operators.createdAt));
  return {
    steps: openingSteps.map((step) => ({ step, ...facts[step] })),
    carriers: await countOf(parts.db, 'carriers'),
    ports: await countOf(parts.db, 'ports'),
    operators: people.map(({ name, roles }) => ({ name, roles: [...roles] })),
  };
}
