import { createApp } from '#server/app.ts';
import { type DatabaseLocation, openDatabase } from '#server/data/connect.ts';
import { createPageRenderer } from '#server/head/render.ts';
import { createLog } from '#server/log.ts';
import { secureRandom } from '#server/random.ts';
import { seed } from '#server/seed/index.ts';
import type { Rate } from '#server/session/limiter.ts';
import { SIGN_IN_LIMITS, type SignInLimits } from '#server/session/sign-in-limits.ts';
import { readSettings } from '#src/config/settings.ts';
import { fingerprintOf } from '../../kit/fingerprint.ts';
import { signInDoubles } from '../../kit/sign-in-doubles.ts';

/** Longer than the window of a limit per minute. */
const STEP_MS = 61_000;
/** Tables that a refused request may change. */
const COUNTERS = [
  'limits',
  'counters',
  'audit',
  'captcha_challenges',
  'captcha_proofs',
  'captcha_failures',
  'sms_codes',
];

/**
 * The real server in a process of its own, over its own database, with a clock that a minute passes on after each request:
 * the limits per minute would otherwise answer in place of what is fuzzed. Its parent asks for the fingerprint.
 */
const settings = readSettings(process.env);
const template = process.env.PGLITE_TEMPLATE;
const location: DatabaseLocation =
  settings.databaseUrl === null
    ? { kind: 'pglite', dataDir: null, ...(template === undefined ? {} : { template }) }
    : { kind: 'postgres', url: settings.databaseUrl };
const { db, pool } = await openDatabase(location, { onConnectionError: () => {} });

let time = Date.UTC(2026, 0, 15, 2);
const clock = { now: () => time };
await seed(db, { kind: 'none', now: time });
const release = { version: '1.2.3', build: 'abc123' };
/** One address sends everything: with the usual figures the fuzz would meet the limits and nothing else. */
const unlimited = { most: 1_000_000, spanMs: 60_000 };
const limits = Object.fromEntries(Object.keys(SIGN_IN_LIMITS).map((name) => [name, unlimited])) as Record<
  keyof SignInLimits,
  Rate
>;
const free = { spanMs: 60_000, steps: [] };
const counts = { account: free, phone: free, address: free, neighbourhood: free, everyone: free };
const log = createLog(clock, () => {});
const { http } = createApp({
  db,
  clock,
  random: secureRandom,
  log,
  settings,
  release,
  ...signInDoubles({ db, clock }),
  limits,
  work: { iterations: 1, units: [0], passwords: counts, messages: counts },
  operatorKey: 'an operator key of this test',
  site: null,
  apiOrigin: null,
  renderPage: createPageRenderer({ db, clock, settings, release, log }),
  isReady: async () => true,
});
http.addHook('onRequest', async () => {
  time += STEP_MS;
});

process.on('message', () => {
  fingerprintOf(pool, COUNTERS).then(
    (fingerprint) => process.send?.({ fingerprint }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send?.({ origin: await http.listen({ host: '127.0.0.1', port: 0 }) });
