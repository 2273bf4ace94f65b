import { describe, expect, test, vi } from 'vitest';
import {
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type EventObject,
  fromPromise,
  sendTo,
  setup,
} from 'xstate';
import { watchChunkFailures } from '#src/browser/chunks.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { listener } from '../../kit/lazy-child.ts';

/** Code that comes when the test says so. */
function code() {
  let resolve: (logic: AnyActorLogic) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const logic = new Promise<AnyActorLogic>((...hands) => {
    [resolve, reject] = hands;
  });
  return {
    load: () => logic,
    comes: (logic: AnyActorLogic) => resolve(logic),
    fails: (error: unknown) => reject(error),
  };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

function parentOf(logic: AnyActorLogic) {
  const receivedEvents: EventObject[] = [];
  const machine = setup({ actors: { lazy: logic } }).createMachine({
    invoke: { id: 'lazy', src: 'lazy', input: 'input' },
    on: {
      '*': { actions: ({ event }) => void receivedEvents.push(event) },
      tell: { actions: sendTo('lazy', ({ event }) => event.event) },
    },
  });
  const parent = createActor(machine).start();
  const tell = (type: string) => parent.send({ type: 'tell', event: { type } });
  const running = () => parent.getSnapshot().children.lazy as AnyActorRef | undefined;
  return {
    parent,
    tell,
    receivedEvents,
    running,
    child: () => (running()?.getSnapshot().children.child ?? null) as AnyActorRef | null,
  };
}

describe('a child whose code is loaded later', () => {
  test('starts with its input when its code is here, and gets in order the events sent before', async () => {
    const { load, comes } = code();
    const { tell, child } = parentOf(lazyActor(load));
    tell('one');
    tell('two');
    expect(child()).toBeNull();
    comes(listener);
    await settled();
    tell('three');
    expect(child()?.getSnapshot().context).toEqual({ input: 'input', received: ['one', 'two', 'three'] });
  });

  test('answers as its child does', async () => {
    const { load, comes } = code();
    const { tell, receivedEvents } = parentOf(lazyActor(load));
    tell('one');
    tell('end');
    comes(listener);
    await settled();
    expect(receivedEvents).toEqual([expect.objectContaining({ type: 'xstate.done.actor.lazy', output: ['one'] })]);
  });

  test('fails with its child, and where its code does not come, which is sent to who watches', async () => {
    const error = new Error('it breaks');
    const broken = parentOf(lazyActor(async () => fromPromise(() => Promise.reject(error))));
    const lost = vi.fn();
    const stop = watchChunkFailures(lost);
    const { load, fails } = code();
    const unbrought = parentOf(lazyActor(load));
    fails(error);
    await settled();
    await settled();
    stop();
    const failed = [expect.objectContaining({ type: 'xstate.error.actor.lazy', error })];
    expect(broken.receivedEvents).toEqual(failed);
    expect(unbrought.receivedEvents).toEqual(failed);
    expect(lost.mock.calls).toEqual([[error]]);
  });

  test('ends with its parent, before its code is here as after', async () => {
    const [early, running] = [code(), code()];
    const before = parentOf(lazyActor(early.load));
    const after = parentOf(lazyActor(running.load));
    running.comes(listener);
    await settled();
    const child = after.child();
    const warned = vi.spyOn(console, 'warn');
    expect(child?.getSnapshot().status).toBe('active');
    const waiting = before.running();
    before.parent.stop();
    after.parent.stop();
    early.comes(listener);
    await settled();
    expect(warned).not.toHaveBeenCalled();
    expect(child?.getSnapshot().status).toBe('stopped');
    expect(waiting?.getSnapshot()).toMatchObject({ status: 'stopped', children: {} });
  });
});

describe('[9.3j] a child whose code is loaded when it is needed', () => {
  const startOn = ({ type }: EventObject) => type !== 'idle';

  test('is not fetched before, and gets in order the events sent before its code is loaded', async () => {
    const { load, comes } = code();
    const fetched = vi.fn(load);
    const { tell, child, parent } = parentOf(lazyActor(fetched, { startOn }));
    tell('idle');
    expect(fetched).not.toHaveBeenCalled();
    tell('first');
    tell('second');
    expect(fetched).toHaveBeenCalledTimes(1);
    comes(listener);
    await settled();
    tell('third');
    expect(child()?.getSnapshot().context).toEqual({ input: 'input', received: ['idle', 'first', 'second', 'third'] });
    expect(fetched).toHaveBeenCalledTimes(1);
    parent.stop();
  });

  test('starts with the page where its input wants it', async () => {
    const fetched = vi.fn(async () => listener);
    const { child, parent } = parentOf(lazyActor(fetched, { startWith: (input) => input === 'input' }));
    await settled();
    expect(child()?.getSnapshot().context).toEqual({ input: 'input', received: [] });
    parent.stop();
  });

  test('[8.4] is fetched again with the next event where its code did not come', async () => {
    const failed = vi.fn();
    const unwatch = watchChunkFailures(failed);
    const fetched = vi
      .fn<() => Promise<AnyActorLogic>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(listener);
    const { tell, child, parent } = parentOf(lazyActor(fetched, { startOn }));
    tell('first');
    await settled();
    expect([child(), failed.mock.calls.length]).toEqual([null, 1]);
    tell('second');
    await settled();
    expect(child()?.getSnapshot().context.received).toEqual(['first', 'second']);
    unwatch();
    parent.stop();
  });
});
