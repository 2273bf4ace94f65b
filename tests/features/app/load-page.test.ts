import { afterAll, describe, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, setup } from 'xstate';
import { loadedView, loadPage } from '#src/app/page-row.ts';
import { rowOf } from '#src/app/pages.ts';

const site = { get: () => undefined };

describe('[4.26] the code of a page', () => {
  // A page that was left still loads its client; what comes after the file's end would fail in every file after it.
  afterAll(() => vi.dynamicImportSettled());

  test('is its machine, which starts with the address and follows it', async () => {
    const logic = await loadPage(site, rowOf, 'news');
    expect(loadedView(site, 'news')).toBeTypeOf('function');
    const actor = createActor(logic, { input: { page: 'news', path: '/news', query: '?page=2' } }).start();
    expect(actor.getSnapshot().context.address).toEqual({ path: '/news', query: '?page=2' });
    actor.send({ type: 'page.opened', path: '/news', query: '?page=3' });
    expect(actor.getSnapshot().context.address).toEqual({ path: '/news', query: '?page=3' });
    actor.stop();
  });

  test('is there only when both machine and view are', async () => {
    let loadMachine: (logic: AnyActorLogic) => void = () => undefined;
    const machine = setup({}).createMachine({});
    const View = () => null;
    const loading = loadPage(
      site,
      async () => ({
        view: async () => ({ default: View }),
        chart: () =>
          new Promise((resolve) => {
            loadMachine = resolve;
          }),
      }),
      'act',
    );
    const isLoaded = vi.fn();
    void loading.then(isLoaded);
    await vi.dynamicImportSettled();
    expect(isLoaded).not.toHaveBeenCalled();
    expect(loadedView(site, 'act')).toBeUndefined();
    loadMachine(machine);
    expect(await loading).toBe(machine);
    expect(loadedView(site, 'act')).toBe(View);
  });

  test('keeps its view when it is loaded again: what stands on the screen is not drawn anew', async () => {
    const row = async () => ({ view: async () => ({ default: () => null }) });
    await loadPage(site, row, 'newsItem');
    const View = loadedView(site, 'newsItem');
    await loadPage(site, row, 'newsItem');
    expect(loadedView(site, 'newsItem')).toBe(View);
  });

  test('a page of text has no machine, and runs all the same', async () => {
    const logic = await loadPage(site, rowOf, 'notFound');
    expect(loadedView(site, 'notFound')).toBeTypeOf('function');
    const actor = createActor(logic).start();
    actor.send({ type: 'page.opened', path: '/lost', query: '' });
    expect(actor.getSnapshot().status).toBe('active');
    actor.stop();
  });
});
