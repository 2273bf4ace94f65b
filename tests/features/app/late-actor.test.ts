import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import {
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type EventObject,
  fromPromise,
  sendTo,
  setup,
} from 'xstate';
import { lateActor, wantedActor } from '#src/app/late-actor.ts';
import { pageAt } from '#src/app/page-actor.ts';
import { rowOf } from '#src/app/pages.ts';
import { watchChunkFailures } from '#src/browser/chunks.ts';
import { listener } from '../../kit/late-child.ts';

/** Code that comes when the test says so. */
function code() {
  let resolve: (logic: AnyActorLogic) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const logic = new Promise<AnyActorLogic>((...hands) => {
    [resolve, reject] = hands;
  });
  return {
    bring: () => logic,
    comes: (logic: AnyActorLogic) => resolve(logic),
    fails: (error: unknown) => reject(error),
  };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

function parentOf(logic: AnyActorLogic) {
  const told: EventObject[] = [];
  const machine = setup({ actors: { late: logic } }).createMachine({
    invoke: { id: 'late', src: 'late', input: 'input' },
    on: {
      '*': { actions: ({ event }) => void told.push(event) },
      tell: { actions: sendTo('late', ({ event }) => event.event) },
    },
  });
  const parent = createActor(machine).start();
  const tell = (type: string) => parent.send({ type: 'tell', event: { type } });
  const late = () => parent.getSnapshot().children.late as AnyActorRef | undefined;
  return { parent, tell, told, late, child: () => late()?.getSnapshot().child as AnyActorRef | null };
}

describe('a child whose code comes late', () => {
  test('begins with its input when its code is here, and gets in order what it was told before', async () => {
    const { bring, comes } = code();
    const { tell, child } = parentOf(lateActor(bring));
    tell('one');
    tell('two');
    expect(child()).toBeNull();
    comes(listener);
    await settled();
    tell('three');
    expect(child()?.getSnapshot().context).toEqual({ input: 'input', heard: ['one', 'two', 'three'] });
  });

  test('answers as its child does', async () => {
    const { bring, comes } = code();
    const { tell, told } = parentOf(lateActor(bring));
    tell('one');
    tell('end');
    comes(listener);
    await settled();
    expect(told).toEqual([expect.objectContaining({ type: 'xstate.done.actor.late', output: ['one'] })]);
  });

  test('fails with its child, and where its code does not come, which is told to who watches', async () => {
    const error = new Error('it breaks');
    const broken = parentOf(lateActor(async () => fromPromise(() => Promise.reject(error))));
    const lost = vi.fn();
    const stop = watchChunkFailures(lost);
    const { bring, fails } = code();
    const unbrought = parentOf(lateActor(bring));
    fails(error);
    await settled();
    await settled();
    stop();
    const failed = [expect.objectContaining({ type: 'xstate.error.actor.late', error })];
    expect(broken.told).toEqual(failed);
    expect(unbrought.told).toEqual(failed);
    expect(lost.mock.calls).toEqual([[error]]);
  });

  test('ends with its parent, before its code is here as after', async () => {
    const [early, running] = [code(), code()];
    const before = parentOf(lateActor(early.bring));
    const after = parentOf(lateActor(running.bring));
    running.comes(listener);
    await settled();
    const child = after.child();
    const warned = vi.spyOn(console, 'warn');
    expect(child?.getSnapshot().status).toBe('active');
    const waiting = before.late();
    before.parent.stop();
    after.parent.stop();
    early.comes(listener);
    await settled();
    expect(warned).not.toHaveBeenCalled();
    expect(child?.getSnapshot().status).toBe('stopped');
    expect(waiting?.getSnapshot()).toMatchObject({ status: 'stopped', child: null });
  });
});

describe('[9.3j] a child whose code is fetched when something wants it', () => {
  const isWanted = (told: unknown) => told !== 'input' && (told as EventObject).type !== 'idle';

  test('is not fetched before, and gets in order what it was told before its code came', async () => {
    const { bring, comes } = code();
    const fetched = vi.fn(bring);
    const { tell, child, parent } = parentOf(wantedActor(fetched, isWanted));
    tell('idle');
    expect(fetched).not.toHaveBeenCalled();
    tell('first');
    tell('second');
    expect(fetched).toHaveBeenCalledTimes(1);
    comes(listener);
    await settled();
    tell('third');
    expect(child()?.getSnapshot().context).toEqual({ input: 'input', heard: ['idle', 'first', 'second', 'third'] });
    expect(fetched).toHaveBeenCalledTimes(1);
    parent.stop();
  });

  test('begins with the page where its input wants it', async () => {
    const fetched = vi.fn(async () => listener);
    const { child, parent } = parentOf(wantedActor(fetched, (told) => told === 'input'));
    await settled();
    expect(child()?.getSnapshot().context).toEqual({ input: 'input', heard: [] });
    parent.stop();
  });

  test('[8.4] is fetched again with the next event where its code did not come', async () => {
    const failed = vi.fn();
    const unwatch = watchChunkFailures(failed);
    const fetched = vi
      .fn<() => Promise<AnyActorLogic>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(listener);
    const { tell, child, parent } = parentOf(wantedActor(fetched, isWanted));
    tell('first');
    await settled();
    expect([child(), failed.mock.calls.length]).toEqual([null, 1]);
    tell('second');
    await settled();
    expect(child()?.getSnapshot().context.heard).toEqual(['first', 'second']);
    unwatch();
    parent.stop();
  });
});

describe('[4.26] a page', () => {
  const reported = vi.fn();
  const original = globalThis.reportError;
  afterEach(() => {
    globalThis.reportError = original;
    reported.mockReset();
  });
  // A page that was left still loads its client; what comes after the file's end would fail in every file after it.
  afterAll(() => vi.dynamicImportSettled());
  const opened = (input: object) => createActor(pageAt(rowOf), { input: input as never }).start();
  const news = { page: 'news', path: '/news', query: '?page=1' };

  test('begins its chart with the address last asked for, and hands on what comes after', async () => {
    const actor = opened(news);
    actor.send({ type: 'page.asked', path: '/news', query: '?page=2' } as never);
    await vi.waitFor(() => expect((actor.getSnapshot() as { View?: unknown }).View).toBeTypeOf('function'), 20_000);
    const chart = actor.getSnapshot().child as AnyActorRef;
    expect(chart.getSnapshot().context.address).toEqual({ path: '/news', query: '?page=2' });
    actor.send({ type: 'page.opened', path: '/news', query: '?page=3' } as never);
    expect(chart.getSnapshot().context.address).toEqual({ path: '/news', query: '?page=3' });
    actor.stop();
    expect(chart.getSnapshot().status).toBe('stopped');
  });

  test('a page of text has no chart, and is shown all the same', async () => {
    const actor = opened({ page: 'notFound', path: '/lost', query: '' });
    await vi.waitFor(() => expect((actor.getSnapshot() as { View?: unknown }).View).toBeTypeOf('function'), 20_000);
    expect(actor.getSnapshot().child).toBeNull();
    actor.stop();
  });

  test('what breaks in its chart is reported, and the page stays', () => {
    globalThis.reportError = reported;
    const actor = opened(news);
    const error = new Error('it breaks');
    actor.send({ type: 'xstate.error.actor.child', error } as never);
    expect(reported.mock.calls).toEqual([[error]]);
    expect(actor.getSnapshot().status).toBe('active');
    actor.stop();
  });
});
