import { and, asc, eq, gt, lt, lte, ne } from 'drizzle-orm';
import type { Database } from '../data/connect.ts';
import { captchaChallenges, captchaFailures, captchaProofs } from '../data/schema/accounts.ts';
import { countedTimes, type Limit, limitOf, take } from '../session/limiter.ts';
import { digest } from '../session/tokens.ts';
import type { CaptchaStore } from './store.ts';

const getsOf = (address: string, spanMs: number, most: number): Limit =>
  limitOf('captcha.get', address, { most, spanMs });

/** Captchas in the database: what one server process gave out, another checks, and each only once. */
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
    addChallenge: async ({ token, secretKey, solution, expiresAt }) => {
      await db.insert(captchaChallenges).values({ token, secretKey, solution, expiresAt: new Date(expiresAt) });
    },
    takeChallenge: async (token) => {
      const [taken] = await db.delete(captchaChallenges).where(eq(captchaChallenges.token, token)).returning();
      return taken === undefined ? null : { ...taken, expiresAt: taken.expiresAt.getTime() };
    },
    addProof: async ({ key, type, expiresAt }) => {
      await db.insert(captchaProofs).values({ key, captchaType: type, expiresAt: new Date(expiresAt) });
    },
    takeProof: async (key) => {
      const [taken] = await db.delete(captchaProofs).where(eq(captchaProofs.key, key)).returning();
      return taken === undefined ? null : { key, type: taken.captchaType, expiresAt: taken.expiresAt.getTime() };
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
      await db.delete(captchaFailures).where(lte(captchaFailures.at, new Date(before)));
    },
  };
}
