import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { RendererCommand, RendererMessage, Visit } from '#contract/rendered-page.ts';
import { createDrawingThread, DrawingBusy } from '#server/drawing/drawing-thread.ts';
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
    this.tell({ type: 'drawn', page: { body, over: '', now: 0, isOwn: false, answers: [], later: {} } });
}

function threads(longestMs?: number) {
  const started: Thread[] = [];
  const start = () => {
    const thread = new Thread();
    started.push(thread);
    return thread as EventEmitter as Worker;
  };
  const answer = vi.fn(async () => ({ status: 200, text: '{}' }));
  const drawing = createDrawingThread({ start, answer, ...(longestMs !== undefined && { longestMs }) });
  return { started, answer, drawing };
}

test('pages are drawn one after the other in one thread', async () => {
  const { started, drawing } = threads();
  const pages = Promise.all([drawing.draw(visit('/a')), drawing.draw(visit('/b'))]);
  expect(started[0]?.orders).toHaveLength(1);
  started[0]?.draw('first');
  expect(started[0]?.orders).toHaveLength(2);
  started[0]?.draw('second');
  expect((await pages).map(({ body }) => body)).toEqual(['first', 'second']);
  expect(started).toHaveLength(1);
});

test('what a page asks is answered to the thread that asked', async () => {
  const { started, answer, drawing } = threads();
  const page = drawing.draw(visit('/a'));
  started[0]?.tell({ type: 'ask', id: 7, method: 'get', url: '/api-x', reader: 'reader 7' });
  await expect.poll(() => started[0]?.orders.at(-1)).toEqual({ type: 'answer', id: 7, status: 200, text: '{}' });
  expect(answer).toHaveBeenCalledWith({ method: 'get', url: '/api-x', reader: 'reader 7' });
  started[0]?.draw('page');
  await page;
});

test('a thread that ends or hangs loses its page, and another takes its place', async () => {
  const { started, drawing } = threads(20);
  const ended = drawing.draw(visit('/a'));
  started[0]?.emit('exit', 1);
  await expect(ended).rejects.toThrow('ended');
  await expect(drawing.draw(visit('/b'))).rejects.toThrow('too long');
  expect(started[1]?.terminate).toHaveBeenCalledTimes(1);
  const page = drawing.draw(visit('/c'));
  started[2]?.draw('page');
  expect((await page).body).toBe('page');
});

test('an address has at most four pages waiting, and a page for everybody waits for only one of them', async () => {
  const { started, drawing } = threads();
  const asked = Array.from({ length: 6 }, (_, at) => drawing.draw(visit(`/search/${at}`), '10.0.0.1'));
  const settled = Promise.allSettled(asked);
  await expect(asked[5]).rejects.toThrow(DrawingBusy);
  const home = drawing.draw(visit('/'));
  started[0]?.draw('search');
  started[0]?.draw('search');
  started[0]?.draw('home');
  expect((await home).body).toBe('home');
  await drawing.close();
  await settled;
});

test('a page that is given up while it waits is not drawn; one that is being drawn goes on', async () => {
  const { started, drawing } = threads();
  const [first, second] = [new AbortController(), new AbortController()];
  const begun = drawing.draw(visit('/a'), '10.0.0.1', first.signal);
  const given = drawing.draw(visit('/b'), '10.0.0.1', second.signal);
  const last = drawing.draw(visit('/c'), '10.0.0.1');
  first.abort();
  second.abort();
  await expect(given).rejects.toThrow(DrawingBusy);
  started[0]?.draw('a');
  started[0]?.draw('c');
  expect([(await begun).body, (await last).body]).toEqual(['a', 'c']);
  expect(started[0]?.orders).toHaveLength(2);
});

test('more pages than may wait are refused, and none is drawn after the end', async () => {
  const { drawing } = threads();
  const asked = Array.from({ length: 34 }, (_, at) => drawing.draw(visit(`/${at}`)));
  const settled = Promise.allSettled(asked);
  await expect(asked[33]).rejects.toThrow('too many');
  await drawing.close();
  expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
  await expect(drawing.draw(visit('/late'))).rejects.toThrow('too many');
});
