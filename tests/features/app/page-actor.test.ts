import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import { pageAt } from '#src/app/page-actor.ts';
import { rowOf } from '#src/app/pages.ts';
import { selectLoaded } from '#src/lazy/select-loaded.ts';

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

  test('a page of text has no chart, and is shown all the same', async () => {
    const actor = opened({ page: 'notFound', path: '/lost', query: '' });
    await vi.waitFor(
      () =>
        expect((actor.getSnapshot() as unknown as { context: { View: unknown } }).context.View).toBeTypeOf('function'),
      20_000,
    );
    expect(selectLoaded(actor.getSnapshot())).toBeNull();
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
