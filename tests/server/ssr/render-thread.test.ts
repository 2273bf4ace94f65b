import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { RendererCommand, RendererMessage, Visit } from '#contract/rendered-page.ts';
import { createRenderThread, RenderingBusy } from '#server/ssr/render-thread.ts';
import { plainSite } from '#tests/kit/plain-frame.ts';

const visit = (path: string): Visit => ({
  path,
  query: '',
  origin: 'http://localhost',
  onPhone: false,
  now: 0,
  site: plainSite,
  reader: null,
});

class Thread extends EventEmitter {
  readonly orders: RendererCommand[] = [];
  readonly terminate = vi.fn(async () => 0);
  postMessage = (order: RendererCommand) => void this.orders.push(order);
  unref = () => undefined;
  tell = (news: RendererMessage) => this.emit('message', news);
  draw = (body: string) =>
    this.tell({ type: 'rendered', page: { body, over: '', now: 0, isOwn: false, answers: [], later: {} } });
}

function threads(longestMs?: number) {
  const started: Thread[] = [];
  const start = () => {
    const thread = new Thread();
    started.push(thread);
    return thread as EventEmitter as Worker;
  };
  const answer = vi.fn(async () => ({ status: 200, text: '{}' }));
  const drawing = createRenderThread({ start, answer, ...(longestMs !== undefined && { longestMs }) });
  return { started, answer, drawing };
}

test('one thread renders pages one after the other', async () => {
  const { started, drawing } = threads();
  const pages = Promise.all([drawing.render(visit('/a')), drawing.render(visit('/b'))]);
  expect(started[0]?.orders).toHaveLength(1);
  started[0]?.draw('first');
  expect(started[0]?.orders).toHaveLength(2);
  started[0]?.draw('second');
  expect((await pages).map(({ body }) => body)).toEqual(['first', 'second']);
  expect(started).toHaveLength(1);
});

test("a page's calls are answered to its thread", async () => {
  const { started, answer, drawing } = threads();
  const page = drawing.render(visit('/a'));
  started[0]?.tell({ type: 'ask', id: 7, method: 'get', url: '/api-x', reader: 'reader 7' });
  await expect.poll(() => started[0]?.orders.at(-1)).toEqual({ type: 'answer', id: 7, status: 200, text: '{}' });
  expect(answer).toHaveBeenCalledWith({ method: 'get', url: '/api-x', reader: 'reader 7' });
  started[0]?.draw('page');
  await page;
});

test('a thread that exits or hangs loses its page and is replaced', async () => {
  const { started, drawing } = threads(20);
  const ended = drawing.render(visit('/a'));
  started[0]?.emit('exit', 1);
  await expect(ended).rejects.toThrow('ended');
  await expect(drawing.render(visit('/b'))).rejects.toThrow('too long');
  expect(started[1]?.terminate).toHaveBeenCalledTimes(1);
  const page = drawing.render(visit('/c'));
  started[2]?.draw('page');
  expect((await page).body).toBe('page');
});

test('an address has at most four queued pages, and a shared page waits for only one of them', async () => {
  const { started, drawing } = threads();
  const asked = Array.from({ length: 6 }, (_, at) => drawing.render(visit(`/search/${at}`), '10.0.0.1'));
  const settled = Promise.allSettled(asked);
  await expect(asked[5]).rejects.toThrow(RenderingBusy);
  const home = drawing.render(visit('/'));
  started[0]?.draw('search');
  started[0]?.draw('search');
  started[0]?.draw('home');
  expect((await home).body).toBe('home');
  await drawing.close();
  await settled;
});

test('an aborted page is not rendered from the queue; a started rendering continues', async () => {
  const { started, drawing } = threads();
  const [first, second] = [new AbortController(), new AbortController()];
  const firstRender = drawing.render(visit('/a'), '10.0.0.1', first.signal);
  const given = drawing.render(visit('/b'), '10.0.0.1', second.signal);
  const last = drawing.render(visit('/c'), '10.0.0.1');
  first.abort();
  second.abort();
  await expect(given).rejects.toThrow(RenderingBusy);
  started[0]?.draw('a');
  started[0]?.draw('c');
  expect([(await firstRender).body, (await last).body]).toEqual(['a', 'c']);
  expect(started[0]?.orders).toHaveLength(2);
});

test('pages beyond the queue are refused, and none is rendered after closing', async () => {
  const { drawing } = threads();
  const asked = Array.from({ length: 34 }, (_, at) => drawing.render(visit(`/${at}`)));
  const settled = Promise.allSettled(asked);
  await expect(asked[33]).rejects.toThrow('too many');
  await drawing.close();
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
  await expect(drawing.render(visit('/late'))).rejects.toThrow('too many');
});
