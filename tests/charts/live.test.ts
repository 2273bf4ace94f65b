import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, fromPromise } from 'xstate';
import { openFields } from '#charts/live/event-fields.ts';
import { createRecorder } from '#charts/live/recorder.ts';
import { catalogue } from '#machines/catalogue.ts';
import { type ChunkReloadEvent, chunkReloadMachine, type ReloadGuard } from '#machines/chunk-reload/index.ts';
import { drive } from '../kit/drive.ts';
import { explore, variantsOf } from '../kit/explore.ts';
import { firstEdgePaths } from '../kit/paths.ts';

const wired = () =>
  chunkReloadMachine.provide({
    actors: {
      chunkFailures: fromCallback<ChunkReloadEvent, undefined>(() => undefined),
      readGuard: fromPromise<ReloadGuard, undefined>(async () => ({ lastReloadAt: 1_000, now: 2_000 })),
    },
  });

describe('the record of running machines', () => {
  test('holds where each stands and which transitions led there', async () => {
    const recorder = createRecorder(() => 0);
    const actor = createActor(wired(), { inspect: recorder.observe }).start();
    expect(recorder.read().machines).toMatchObject([
      { id: 'chunk-reload', states: ['chunk-reload', 'chunk-reload.idle'] },
    ]);
    actor.send({ type: 'chunk.failed' });
    const [machine] = recorder.read().machines;
    expect(machine?.states).toContain('chunk-reload.deciding');
    expect(machine?.edges).toEqual(['chunk-reload.idle chunk.failed #0']);
    await expect.poll(() => recorder.read().machines[0]?.states).toContain('chunk-reload.failed');
    expect(recorder.read().entries.map(({ event }) => event)).toEqual([
      'xstate.init',
      'chunk.failed',
      'xstate.done.actor.readGuard',
    ]);
    actor.stop();
    expect(recorder.read().machines[0]?.isOver).toBe(true);
  });

  test('holds children and roots apart, and says when a child has ended', () => {
    const child = createMachine({
      id: 'child',
      initial: 'on',
      states: { on: { on: { off: 'done' } }, done: { type: 'final' } },
    });
    const parent = createMachine({
      id: 'parent',
      invoke: { id: 'inner', src: child },
      on: { pass: { actions: ({ self }) => self.getSnapshot().children.inner?.send({ type: 'off' }) } },
    });
    const recorder = createRecorder(() => 0);
    const [one, other] = [1, 2].map(() => createActor(parent, { inspect: recorder.observe }).start());
    one?.send({ type: 'pass' });
    const ends = recorder.read().machines.map(({ id, isOver }) => `${id} ${isOver}`);
    expect(ends.sort()).toEqual(['child false', 'child true', 'parent false', 'parent false']);
    other?.stop();
    expect(new Set(recorder.read().machines.map(({ key }) => key)).size).toBe(4);
  });

  test('tells its readers once for a burst, after it', async () => {
    const recorder = createRecorder(() => 0);
    let eventCount = 0;
    const leave = recorder.subscribe(() => {
      eventCount += 1;
    });
    createActor(wired(), { inspect: recorder.observe }).start().send({ type: 'chunk.failed' });
    expect(eventCount).toBe(0);
    await Promise.resolve();
    expect(eventCount).toBe(1);
    leave();
  });

  test('keeps what comes again and again in one row, and only the latest rows', () => {
    const machine = createMachine({ id: 'busy', on: { tick: {}, tock: {} } });
    const recorder = createRecorder(() => 0);
    const actor = createActor(machine, { inspect: recorder.observe }).start();
    for (let count = 0; count < 300; count += 1) actor.send({ type: 'tick' });
    expect(recorder.read().entries.at(-1)).toMatchObject({ event: 'tick', times: 300 });
    for (let count = 0; count < 600; count += 1) actor.send({ type: count % 2 === 0 ? 'tock' : 'tick' });
    expect(recorder.read().entries).toHaveLength(200);
  });
});

describe('secrets', () => {
  const CANARY = 'canary8864tong';

  test.each([
    { phone: CANARY },
    { text: CANARY, field: 'password' },
    { output: { kind: 'signedIn', answer: { token: CANARY, userName: CANARY } } },
    { output: { token: CANARY, verification: CANARY, code: CANARY } },
    { error: new Error(CANARY) },
    { mode: CANARY, reason: `${CANARY} 13800008888`, kind: { deep: CANARY } },
    { [CANARY]: true, userName: CANARY, query: `?token=${CANARY}`, path: `/${CANARY}` },
    { output: CANARY, code: 886_412, phone: 13_800_008_888 },
  ])('%j: the type and the product’s own cases alone', (payload) => {
    const { shown, isMore } = openFields({ type: 'any', ...payload });
    expect(shown.join()).not.toMatch(/canary|\d{4}/);
    expect(isMore).toBe(true);
  });

  test('what a case is called stays readable', () => {
    expect(openFields({ type: 'any', mode: 'sms', isTicked: true, y: 301 })).toEqual({
      shown: ['mode: sms', 'isTicked: true', 'y: 301'],
      isMore: false,
    });
  });

  /** Private data of a machine's cases: every text and number except the product's own keywords. */
  function carried(value: unknown): string[] {
    if (value instanceof Error) return [value.message];
    // The parent of a machine is an actor and no data.
    if (typeof value === 'object' && value !== null && 'getSnapshot' in value) return [];
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(carried);
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return /\d{4}|[^ -~]|.{24}/.test(text) ? [text] : [];
  }

  test.each(catalogue)(
    '$id: no walk leaves anything typed or answered in the record',
    async ({ machine, cases }) => {
      const recorder = createRecorder(() => 0);
      const secrets = new Set<string>();
      for (const variant of variantsOf(cases)) {
        const payloads = Object.values(variant.events).flatMap((events) =>
          events.map(({ type: _, ...payload }) => payload),
        );
        for (const text of carried([variant.input, payloads])) secrets.add(text);
        for (const path of firstEdgePaths(explore(machine, variant), 4)) {
          const driver = drive(machine, variant);
          driver.actor.system.inspect(recorder.observe);
          driver.start();
          for (const edge of path.edges) await driver.take(edge);
          driver.actor.stop();
        }
      }
      const { entries, machines } = recorder.read();
      expect(entries.length).toBeGreaterThan(0);
      const written = JSON.stringify([entries.map(({ at: _, number: __, ...entry }) => entry), machines]);
      expect([...secrets].filter((secret) => written.includes(secret))).toEqual([]);
    },
    180_000,
  );
});
