import { describe, expect, test, vi } from 'vitest';
import type { ServerRenderedPage, Visit } from '#contract/rendered-page.ts';
import { createRenderCache, type RenderCache, type RenderCacheOptions } from '#server/ssr/render-cache.ts';
import { EVERYBODY, RenderingBusy } from '#server/ssr/render-thread.ts';
import { plainSite } from '#tests/kit/plain-frame.ts';

const NOON = Date.parse('2026-11-24T12:00:00+08:00');

const visitAt = (now: number, more: Partial<Visit> = {}): Visit => ({
  path: '/news',
  query: '',
  origin: 'http://localhost:8080',
  onPhone: false,
  now,
  site: plainSite,
  reader: null,
  ...more,
});

const pageOf = (visit: Visit, text = '{}'): ServerRenderedPage => ({
  body: `<p>${visit.path}</p>`,
  over: '',
  now: visit.now,
  isOwn: visit.reader !== null,
  answers: [{ call: 'newsQuery', request: {}, data: JSON.parse(text) }],
  later: {},
});

function pagesWith(more: Partial<RenderCacheOptions> = {}) {
  const clock = { time: NOON };
  const draw = vi.fn(async (visit: Visit) => pageOf(visit));
  const onFailure = vi.fn();
  const pages = createRenderCache({
    render: draw,
    clock: { now: () => clock.time },
    build: 'one',
    perMinute: 30,
    dataVersion: () => 1,
    onFailure,
    ...more,
  });
  const read = (given: Partial<Visit> = {}, asking: Partial<Parameters<RenderCache['read']>[1]> = {}) =>
    pages.read(visitAt(clock.time, given), { network: '10.0.0.1', isCached: given.reader === undefined, ...asking });
  return { clock, draw, onFailure, pages, read };
}

describe('a page rendered for one user', () => {
  test('is never cached nor answered from the cache', async () => {
    const { draw, pages, read } = pagesWith();
    const forAll = await read();
    const own = await read({ reader: 'one' });
    expect([forAll?.isOwn, own?.isOwn]).toEqual([false, true]);
    const bytes = pages.bytes();
    await read({ reader: 'one' });
    await read({ reader: 'other' });
    expect(draw.mock.calls.map(([{ reader }]) => reader)).toEqual([null, 'one', 'one', 'other']);
    expect(pages.bytes()).toBe(bytes);
    expect((await read())?.isOwn).toBe(false);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  test('a form prefilled from its URL is rendered for each visitor', async () => {
    const { draw, pages, read } = pagesWith();
    await read({ query: '?link=1' }, { isCached: false });
    await read({ query: '?link=1' }, { isCached: false });
    expect([draw.mock.calls.length, pages.bytes()]).toEqual([2, 0]);
  });

  test('expires at the first time it names', async () => {
    const { read } = pagesWith({ render: async (visit) => pageOf(visit, `{"validTo":${NOON + 4_000}}`) });
    expect((await read({ reader: 'one' }))?.until).toBe(NOON + 4_000);
  });

  test('is refused as the fifth in the queue, and accepted once one is done', async () => {
    const letGo: (() => void)[] = [];
    const draw = async (visit: Visit) => {
      await new Promise<void>((resolve) => letGo.push(resolve));
      return pageOf(visit);
    };
    const { read } = pagesWith({ render: draw, patienceMs: 30_000 });
    const waiting = ['a', 'b', 'c', 'd'].map((reader) => read({ reader }, { network: reader }));
    expect(await read({ reader: 'e' }, { network: 'e' })).toBeNull();
    letGo[0]?.();
    expect((await waiting[0])?.isOwn).toBe(true);
    const next = read({ reader: 'e' }, { network: 'e' });
    for (const go of letGo) go();
    await vi.waitFor(() => expect(letGo).toHaveLength(5));
    letGo[4]?.();
    expect((await next)?.isOwn).toBe(true);
  });

  test('is refused as the fourth of its address, so that others are served', async () => {
    const draw = vi.fn(() => new Promise<ServerRenderedPage>(() => {}));
    const { read } = pagesWith({ render: draw, patienceMs: 5 });
    void read({ reader: 'a' });
    void read({ reader: 'b' });
    void read({ reader: 'c' });
    expect(await read({ reader: 'd' })).toBeNull();
    expect(draw).toHaveBeenCalledTimes(3);
    await read({ reader: 'e' }, { network: '10.0.0.2' });
    expect(draw).toHaveBeenCalledTimes(4);
  });

  test('is aborted when its visitor stops waiting, so that the next one is not late', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const draw = (_: Visit, __: string, signal?: AbortSignal) => {
      signals.push(signal);
      return new Promise<ServerRenderedPage>((_done, failed) => {
        signal?.addEventListener('abort', () => failed(new RenderingBusy('given up')));
      });
    };
    const { onFailure, read } = pagesWith({ render: draw, patienceMs: 5 });
    for (let visits = 0; visits < 4; visits += 1) expect(await read({ reader: 'one' })).toBeNull();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true, true]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('is reported when it fails, and retried for the next visit', async () => {
    const draw = vi.fn(async (): Promise<ServerRenderedPage> => Promise.reject(new Error('broken')));
    const { onFailure, read } = pagesWith({ render: draw });
    expect([await read({ reader: 'one' }), await read({ reader: 'one' })]).toEqual([null, null]);
    expect(onFailure).toHaveBeenCalledTimes(2);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});

describe('render cache', () => {
  test('a page is rendered once for concurrent visitors and for ten seconds', async () => {
    const { clock, draw, read } = pagesWith();
    await Promise.all([read(), read()]);
    clock.time += 9_999;
    expect((await read())?.body).toBe('<p>/news</p>');
    expect(draw).toHaveBeenCalledTimes(1);
    clock.time += 1;
    await read();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('a page expires with a price it shows', async () => {
    const draw = vi.fn(async (visit: Visit) => pageOf(visit, `{"validTo":${NOON + 4_000}}`));
    const { clock, read } = pagesWith({ render: draw });
    await read();
    clock.time += 3_999;
    await read();
    expect(draw).toHaveBeenCalledTimes(1);
    clock.time += 1;
    await read();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('[2.11] address, query, origin, phone layout and data make another page', async () => {
    let version = 1;
    const { draw, read } = pagesWith({ dataVersion: () => version });
    for (const other of [
      {},
      { path: '/act' },
      { query: '?category=x' },
      { origin: 'http://a.test' },
      { onPhone: true },
    ])
      await read(other);
    version = 2;
    await read();
    expect(draw).toHaveBeenCalledTimes(6);
  });

  test('a write drops the pages that show it, even while one is being rendered, and no other', async () => {
    const versions = { company: 0, content: 0, offers: 0, purchases: 0 };
    const letGo: (() => void)[] = [];
    let isHeld = false;
    const draw = vi.fn(async (visit: Visit) => {
      if (isHeld) await new Promise<void>((resolve) => letGo.push(resolve));
      return pageOf(visit);
    });
    const { read } = pagesWith({ render: draw, dataVersion: (input) => versions[input], patienceMs: 30_000 });
    await read();
    versions.offers += 1;
    versions.purchases += 1;
    await read();
    expect(draw).toHaveBeenCalledTimes(1);
    isHeld = true;
    versions.content += 1;
    const old = read();
    versions.content += 1;
    const fresh = read();
    await vi.waitFor(() => expect(letGo).toHaveLength(2));
    for (const go of letGo) go();
    expect((await Promise.all([old, fresh])).every((page) => page !== null)).toBe(true);
    isHeld = false;
    await read();
    expect(draw).toHaveBeenCalledTimes(3);
  });

  test('a page with calls of unknown inputs is dropped by any write', async () => {
    const versions = { company: 0, content: 0, offers: 0, purchases: 0 };
    const draw = vi.fn(async (visit: Visit) => ({
      ...pageOf(visit),
      later: { section: [{ call: 'newCall', request: {}, data: {} }] },
    }));
    const { read } = pagesWith({ render: draw, dataVersion: (input) => versions[input] });
    await read();
    versions.purchases += 1;
    await read();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('searches are rendered for their address, plain pages for everybody; a full queue is no failure', async () => {
    const owners: string[] = [];
    const draw = vi.fn(async (visit: Visit, owner: string) => {
      owners.push(owner);
      if (owner === '10.0.0.9') throw new RenderingBusy('too many');
      return pageOf(visit);
    });
    const { onFailure, read } = pagesWith({ render: draw });
    await read({ query: '?category=x' });
    await read({});
    expect(owners).toEqual(['10.0.0.1', EVERYBODY]);
    expect(await read({ query: '?category=y' }, { network: '10.0.0.9' })).toBeNull();
    expect(onFailure).not.toHaveBeenCalled();
    expect(await read({ query: '?category=y' })).not.toBeNull();
  });

  test('one address has thirty searches rendered in a minute; the next minute and other addresses count apart', async () => {
    const { clock, draw, read } = pagesWith();
    const search = (number: number, network = '10.0.0.1') => read({ query: `?category=${number}` }, { network });
    for (let number = 0; number < 30; number += 1) expect(await search(number)).not.toBeNull();
    expect(await search(30)).toBeNull();
    expect(await search(0)).not.toBeNull();
    expect(await read()).not.toBeNull();
    expect(await search(30, '10.0.0.2')).not.toBeNull();
    expect(draw).toHaveBeenCalledTimes(32);
    clock.time += 60_000;
    expect(await search(31)).not.toBeNull();
  });

  test('new searches take no room from plain pages', async () => {
    const { draw, read } = pagesWith({ cacheBytes: { plain: 5_000, searched: 5_000 } });
    await read();
    for (let number = 0; number < 200; number += 1)
      await read({ query: `?category=${number}` }, { network: `10.0.1.${number}` });
    await read();
    expect(draw).toHaveBeenCalledTimes(201);
  });

  test('a visitor does not wait for a slow rendering; the next one gets it', async () => {
    let finish = () => {};
    const draw = (visit: Visit) =>
      new Promise<ServerRenderedPage>((resolve) => {
        finish = () => resolve(pageOf(visit));
      });
    const { read } = pagesWith({ render: draw, patienceMs: 5 });
    expect(await read()).toBeNull();
    finish();
    expect((await read())?.body).toBe('<p>/news</p>');
  });

  test('a page that fails is reported once and not retried for every visitor', async () => {
    const draw = vi.fn(async () => {
      throw new Error('it broke');
    });
    const { clock, onFailure, read } = pagesWith({ render: draw });
    expect([await read(), await read()]).toEqual([null, null]);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
    clock.time += 10_000;
    await read();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test('the cache stays within its byte limit', async () => {
    const { draw, pages, read } = pagesWith({ cacheBytes: { plain: 5_000, searched: 5_000 } });
    for (let number = 0; number < 200; number += 1) await read({ path: `/news/${number}` });
    expect(pages.bytes()).toBeGreaterThan(0);
    expect(pages.bytes()).toBeLessThanOrEqual(5_000);
    await read({ path: '/news/199' });
    expect(draw).toHaveBeenCalledTimes(200);
    await read({ path: '/news/0' });
    expect(draw).toHaveBeenCalledTimes(201);
  });
});
