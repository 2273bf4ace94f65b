import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, type AnyActorRef, createActor, setup } from 'xstate';
import { pageAt } from '#src/app/page-actor.ts';
import { rowOf } from '#src/app/pages.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';

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

  test('starts its chart with the address last asked for, and hands on what comes after', async () => {
    const actor = opened(news);
    actor.send({ type: 'page.asked', path: '/news', query: '?page=2' } as never);
    await vi.waitFor(
      () =>
        expect((actor.getSnapshot() as unknown as { context: { View: unknown } }).context.View).toBeTypeOf('function'),
      20_000,
    );
    const chart = selectLoaded<AnyActorRef>(actor.getSnapshot())!;
    expect(chart.getSnapshot().context.address).toEqual({ path: '/news', query: '?page=2' });
    actor.send({ type: 'page.opened', path: '/news', query: '?page=3' } as never);
    expect(chart.getSnapshot().context.address).toEqual({ path: '/news', query: '?page=3' });
    actor.stop();
    expect(chart.getSnapshot().status).toBe('stopped');
  });

  test('runs its machine before its view is shown, whichever is loaded first', async () => {
    let loadMachine: (logic: AnyActorLogic) => void = () => undefined;
    const View = () => null;
    const actor = createActor(
      pageAt(async () => ({
        view: async () => ({ default: View }),
        chart: () =>
          new Promise((resolve) => {
            loadMachine = resolve;
          }),
      })),
      { input: news as never },
    ).start();
    const seen: [isShown: boolean, isRunning: boolean][] = [];
    actor.subscribe((snapshot) => {
      const { View: shown } = (snapshot as unknown as { context: { View: unknown } }).context;
      seen.push([shown !== null, selectLoaded(snapshot) !== null]);
    });
    await vi.dynamicImportSettled();
    expect(seen.some(([isShown]) => isShown)).toBe(false);
    loadMachine(setup({}).createMachine({}));
    await vi.waitFor(() => expect(seen.at(-1)).toEqual([true, true]));
    expect(seen.filter(([isShown, isRunning]) => isShown && !isRunning)).toEqual([]);
    actor.stop();
  });

  test('hands on what its sections hear', async () => {
    const near: string[] = [];
    const logic = setup({ types: { events: {} as { type: 'section.near'; section: string } } }).createMachine({
      on: { 'section.near': { actions: ({ event }) => void near.push(event.section) } },
    });
    const actor = createActor(
      pageAt(async () => ({ view: async () => ({ default: () => null }), chart: async () => logic })),
      { input: news as never },
    ).start();
    await vi.waitFor(() => expect(selectLoaded(actor.getSnapshot())).not.toBeNull());
    actor.send({ type: 'section.near', section: 'lanes' } as never);
    expect(near).toEqual(['lanes']);
    actor.stop();
  });

  test('a page of text has no chart, and is shown all the same', async () => {
    const actor = opened({ page: 'notFound', path: '/lost', query: '' });
    await vi.waitFor(
      () =>
        expect((actor.getSnapshot() as unknown as { context: { View: unknown } }).context.View).toBeTypeOf('function'),
      20_000,
    );
    actor.send({ type: 'page.opened', path: '/lost', query: '' } as never);
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', children: {} });
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
