import { and, asc, eq, gt, gte, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { captchaChallenges, captchaDemands, captchaFailures, captchaProofs } from '../data/schema/accounts.ts';
import { countedTimes, type Limit, limitOf, take } from '../session/limiter.ts';
import { digest } from '../session/tokens.ts';
import type { CaptchaStore } from './store.ts';

const getsOf = (address: string, spanMs: number, most: number): Limit =>
  limitOf('captcha.get', address, { most, spanMs });

/** Stores captchas in the database, so that any server process can check them, each only once. */
export function databaseCaptchaStore(db: Database): CaptchaStore {
  async function times(address: string, since: number, ...more: ReturnType<typeof eq>[]): Promise<readonly number[]> {
    const rows = await db
      .select({ at: captchaFailures.at })
      .from(captchaFailures)
      .where(and(eq(captchaFailures.address, digest(address)), gt(captchaFailures.at, new Date(since)), ...more))
      .orderBy(asc(captchaFailures.at));
    return rows.map(({ at }) => at.getTime());
  }

  return {
    addChallenge: async ({ expiresAt, ...challenge }) => {
      await db.insert(captchaChallenges).values({ ...challenge, expiresAt: new Date(expiresAt) });
    },
    takeChallenge: async (token) => {
      const [taken] = await db.delete(captchaChallenges).where(eq(captchaChallenges.token, token)).returning();
      return taken === undefined ? null : { ...taken, expiresAt: taken.expiresAt.getTime() };
    },
    addProof: async ({ type, address, expiresAt, ...proof }) => {
      await db
        .insert(captchaProofs)
        .values({ ...proof, captchaType: type, address: digest(address), expiresAt: new Date(expiresAt) });
    },
    takeProof: async (key, browser, target) => {
      const isTarget = or(isNull(captchaProofs.target), eq(captchaProofs.target, target));
      const [taken] = await db
        .delete(captchaProofs)
        .where(and(eq(captchaProofs.key, key), eq(captchaProofs.browser, browser), isTarget))
        .returning();
      if (taken === undefined) return null;
      const { captchaType: type, expiresAt, ...proof } = taken;
      return { ...proof, type, expiresAt: expiresAt.getTime() };
    },
    setDemand: async ({ browser, target, expiresAt }) => {
      const stored = { target, expiresAt: new Date(expiresAt) };
      await db
        .insert(captchaDemands)
        .values({ browser, ...stored })
        .onConflictDoUpdate({ target: captchaDemands.browser, set: stored });
    },
    demandOf: async (browser, now) => {
      const [demand] = await db
        .select({ target: captchaDemands.target })
        .from(captchaDemands)
        .where(and(eq(captchaDemands.browser, browser), gte(captchaDemands.expiresAt, new Date(now))));
      return demand?.target ?? null;
    },
    removeDemand: async (browser) => {
      await db.delete(captchaDemands).where(eq(captchaDemands.browser, browser));
    },
    admitGet: async (address, at, since, limit) => {
      const gets = getsOf(address, at - since, limit);
      const admitted = (await take(db, gets, at)) === 0;
      const [oldest = at] = await countedTimes(db, gets, at);
      return { admitted, oldest };
    },
    addFailure: async ({ id, address, type, at }, since) => {
      await db.insert(captchaFailures).values({ id, address: digest(address), captchaType: type, at: new Date(at) });
      return times(address, since, ne(captchaFailures.id, id));
    },
    removeFailure: async (id) => {
      await db.delete(captchaFailures).where(eq(captchaFailures.id, id));
    },
    failures: (address, since, type) =>
      times(address, since, ...(type === undefined ? [] : [eq(captchaFailures.captchaType, type)])),
    sweep: async (now, before) => {
      await db.delete(captchaChallenges).where(lt(captchaChallenges.expiresAt, new Date(now)));
      await db.delete(captchaProofs).where(lt(captchaProofs.expiresAt, new Date(now)));
      await db.delete(captchaDemands).where(lt(captchaDemands.expiresAt, new Date(now)));
      await db.delete(captchaFailures).where(lte(captchaFailures.at, new Date(before)));
    },
  };
}
