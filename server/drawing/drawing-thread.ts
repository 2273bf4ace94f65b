import type { Worker } from 'node:worker_threads';
import type { AskedAnswer, DrawingNews, DrawingOrder, DrawnPage, GivenAnswer, Visit } from '#contract/drawn-page.ts';

/** Pages that may wait for the thread; more are refused at once. */
const MOST_WAITING = 32;
/** A drawing that takes longer has hung: its thread is ended. */
const LONGEST_MS = 15_000;

export interface DrawingThreadOptions {
  start: () => Worker;
  /** What the page asks is answered by the server itself. */
  answer: (asked: AskedAnswer) => Promise<GivenAnswer>;
  longestMs?: number;
}

export interface DrawingThread {
  draw(visit: Visit): Promise<DrawnPage>;
  close(): Promise<void>;
}

interface Order {
  visit: Visit;
  done(page: DrawnPage): void;
  failed(error: Error): void;
}

/** Draws one page after the other off the calling thread; a thread that ends is replaced when it is next needed. */
export function createDrawingThread({ start, answer, longestMs = LONGEST_MS }: DrawingThreadOptions): DrawingThread {
  const waiting: Order[] = [];
  let worker: Worker | null = null;
  let current: { order: Order; limit: NodeJS.Timeout } | null = null;
  let isClosed = false;

  function finish(settle: (order: Order) => void): void {
    if (current === null) return;
    clearTimeout(current.limit);
    const { order } = current;
    current = null;
    settle(order);
    next();
  }

  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    worker = null;
    finish((order) => order.failed(error));
  }

  async function give(to: Worker, id: number, asked: AskedAnswer): Promise<void> {
    const given = await answer(asked).catch(() => ({ status: 503, text: '' }));
    if (worker === to) to.postMessage({ type: 'answer', id, ...given } satisfies DrawingOrder);
  }

  function hear(from: Worker, news: DrawingNews): void {
    if (news.type === 'ask') {
      const { id, method, url, body } = news;
      void give(from, id, { method, url, ...(body !== undefined && { body }) });
    } else if (news.type === 'drawn') finish((order) => order.done(news.page));
    else if (news.type === 'failed') finish((order) => order.failed(new Error(news.reason)));
  }

  function open(): Worker {
    const opened = start();
    opened.on('message', (news: DrawingNews) => hear(opened, news));
    opened.on('error', (error) => lose(opened, error as Error));
    opened.on('exit', () => lose(opened, new Error('the thread that draws ended')));
    opened.unref();
    return opened;
  }

  function next(): void {
    if (current !== null || isClosed) return;
    const order = waiting.shift();
    if (order === undefined) return;
    worker ??= open();
    const drawing = worker;
    const limit = setTimeout(() => {
      lose(drawing, new Error('a page took too long to draw'));
      void drawing.terminate();
    }, longestMs);
    limit.unref();
    current = { order, limit };
    drawing.postMessage({ type: 'draw', visit: order.visit } satisfies DrawingOrder);
  }

  return {
    draw: (visit) =>
      new Promise((done, failed) => {
        if (isClosed || waiting.length >= MOST_WAITING) return failed(new Error('too many pages wait to be drawn'));
        waiting.push({ visit, done, failed });
        next();
      }),
    async close() {
      isClosed = true;
      const closing = new Error('the server stops');
      for (const order of waiting.splice(0)) order.failed(closing);
      const last = worker;
      worker = null;
      finish((order) => order.failed(closing));
      await last?.terminate();
    },
  };
}
