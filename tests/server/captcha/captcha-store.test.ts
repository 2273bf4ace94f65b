import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseCaptchaStore } from '#server/captcha/database-store.ts';
import type { CaptchaStore } from '#server/captcha/store.ts';
import type { OpenDatabase } from '#server/data/connect.ts';
import { digest } from '#server/session/tokens.ts';
import { lockingDatabaseKinds, openTestDatabase } from '#tests/kit/server.ts';

const bound = { browser: 'b', target: 't' };
const many = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 60 }, work));

describe.each(lockingDatabaseKinds)('captchas kept on %s', (kind) => {
  let database: OpenDatabase;
  let store: CaptchaStore;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    store = databaseCaptchaStore(database.db);
  });
  afterAll(() => database.close());

  it.each([
    { ...bound, token: 'plain', secretKey: null, solution: { type: 'blockPuzzle', x: 120 }, expiresAt: 5_000 },
    {
      ...bound,
      token: 'sealed',
      secretKey: 'a'.repeat(16),
      solution: { type: 'clickWord', points: [{ x: 1, y: 2 }] },
      expiresAt: 5_001,
    },
  ] as const)('[4.17b] a challenge is taken once, of many takers at once ($token)', async (challenge) => {
    await store.addChallenge(challenge);
    const taken = await many(() => store.takeChallenge(challenge.token));
    expect(taken.filter((each) => each !== null)).toEqual([challenge]);
  });

  it('[4.19] a proof is taken once, of many takers at once', async () => {
    const proof = { ...bound, key: 'k', type: 'clickWord', address: '203.0.113.7', expiresAt: 9_000 } as const;
    await store.addProof(proof);
    const taken = await many(() => store.takeProof('k', 'b', 't'));
    expect(taken.filter((each) => each !== null)).toEqual([{ ...proof, address: digest('203.0.113.7') }]);
  });

  it('[4.19] a proof is there for its browser and target alone, and for any target when it has none', async () => {
    const proof = { ...bound, type: 'clickWord', address: 'a', expiresAt: 9_000 } as const;
    await store.addProof({ ...proof, key: 'bound' });
    await store.addProof({ ...proof, key: 'free', target: null });
    expect(await store.takeProof('bound', 'other', 't')).toBeNull();
    expect(await store.takeProof('bound', 'b', 'other')).toBeNull();
    expect(await store.takeProof('bound', 'b', 't')).not.toBeNull();
    expect(await store.takeProof('free', 'other', 't')).toBeNull();
    expect(await store.takeProof('free', 'b', 'other')).not.toBeNull();
  });

  it('[4.19] remembers the last demand of a browser until it runs out or is met', async () => {
    expect(await store.demandOf('d', 0)).toBeNull();
    await store.setDemand({ browser: 'd', target: 'one', expiresAt: 1_000 });
    await store.setDemand({ browser: 'd', target: 'two', expiresAt: 2_000 });
    expect(await store.demandOf('d', 2_000)).toBe('two');
    expect(await store.demandOf('d', 2_001)).toBeNull();
    await store.removeDemand('d');
    expect(await store.demandOf('d', 0)).toBeNull();
  });

  it('[4.17] admits so many gets at once, and more when the oldest no longer counts', async () => {
    const admissions = await many(() => store.admitGet('a', 1_000, 0, 30));
    expect(admissions.filter(({ admitted }) => admitted)).toHaveLength(30);
    expect(admissions.at(-1)).toMatchObject({ oldest: 1_000 });
    expect((await store.admitGet('a', 1_999, 999, 30)).admitted).toBe(false);
    expect((await store.admitGet('a', 2_000, 1_000, 30)).admitted).toBe(true);
    expect((await store.admitGet('b', 1_000, 0, 30)).admitted).toBe(true);
  });

  it('[4.17] knows an address’s failures, other than the one just noted, by type and time', async () => {
    const failure = { address: 'f', type: 'blockPuzzle', at: 10 } as const;
    expect(await store.addFailure({ ...failure, id: '1' }, 0)).toEqual([]);
    expect(await store.addFailure({ ...failure, id: '2', at: 30, type: 'clickWord' }, 0)).toEqual([10]);
    expect(await store.addFailure({ ...failure, id: '3', at: 20 }, 0)).toEqual([10, 30]);
    expect(await store.failures('f', 0)).toEqual([10, 20, 30]);
    expect(await store.failures('f', 10)).toEqual([20, 30]);
    expect(await store.failures('f', 0, 'blockPuzzle')).toEqual([10, 20]);
    expect(await store.failures('g', 0)).toEqual([]);
    await store.removeFailure('3');
    expect(await store.failures('f', 0)).toEqual([10, 30]);
  });

  it('forgets what has run out and nothing else', async () => {
    await store.addChallenge({
      ...bound,
      token: 'old',
      secretKey: null,
      solution: { type: 'blockPuzzle', x: 1 },
      expiresAt: 99,
    });
    await store.addChallenge({
      ...bound,
      token: 'new',
      secretKey: null,
      solution: { type: 'blockPuzzle', x: 1 },
      expiresAt: 100,
    });
    await store.addProof({ ...bound, address: 'a', key: 'old', type: 'blockPuzzle', expiresAt: 99 });
    await store.addProof({ ...bound, address: 'a', key: 'new', type: 'blockPuzzle', expiresAt: 100 });
    await store.sweep(100, 10);
    expect(await store.takeChallenge('old')).toBeNull();
    expect(await store.takeChallenge('new')).not.toBeNull();
    expect(await store.takeProof('old', 'b', 't')).toBeNull();
    expect(await store.takeProof('new', 'b', 't')).not.toBeNull();
    expect(await store.failures('f', 0)).toEqual([30]);
  });

  it('keeps no address', async () => {
    await store.addFailure({ id: 'x', address: '203.0.113.7', type: 'blockPuzzle', at: 1 }, 0);
    await store.admitGet('203.0.113.7', 1, 0, 30);
    await store.addProof({ ...bound, key: 'y', type: 'blockPuzzle', address: '203.0.113.7', expiresAt: 1 });
    for (const table of ['captcha_failures', 'captcha_proofs', 'limits']) {
      const { rows } = await database.pool.query(`SELECT * FROM ${table}`);
      expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
    }
  });
});
