import type { Worker } from 'node:worker_threads';
import type { WordedDocument } from '#src/ui/copy/document-words.ts';
import { startThread } from '../thread.ts';
import type { DocumentAnswer, DocumentJob } from './job.ts';

/** Documents that may wait for the thread; more are refused at once. */
const DOCUMENTS_WAITING = 32;
/** One that takes longer has hung: its thread is ended. */
const DOCUMENT_LIMIT_MS = 20_000;
/** What no order of ours comes near. */
const MOST_BYTES = 2 * 1024 * 1024;

const program = { bundled: 'document-worker.js', source: new URL('./worker/worker.ts', import.meta.url) };

export interface DocumentMaker {
  /** The bytes of the PDF. */
  make(document: WordedDocument, issuedAt: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Too many documents wait already. */
export class DocumentsBusy extends Error {
  override name = 'DocumentsBusy';
}

interface Options {
  start?: () => Worker;
  longestMs?: number;
  mostWaiting?: number;
  mostBytes?: number;
}

interface Order {
  job: DocumentJob;
  done(bytes: Buffer): void;
  failed(error: Error): void;
}

/** Makes one document after the other on a thread of its own, started with the first and replaced when it ends. */
export function createDocumentMaker(options: Options = {}): DocumentMaker {
  const { start = () => startThread(program), longestMs = DOCUMENT_LIMIT_MS } = options;
  const { mostWaiting = DOCUMENTS_WAITING, mostBytes = MOST_BYTES } = options;
  const waiting: Order[] = [];
  let worker: Worker | null = null;
  let current: { order: Order; limit: NodeJS.Timeout } | null = null;
  let lastId = 0;
  let isClosed = false;

  function finish(settle: (order: Order) => void): void {
    if (current === null) return;
    clearTimeout(current.limit);
    const { order } = current;
    current = null;
    worker?.unref();
    settle(order);
    next();
  }

  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    worker = null;
    finish((order) => order.failed(error));
  }

  function hear(answer: DocumentAnswer): void {
    if (current?.order.job.id !== answer.id) return;
    finish((order) => {
      if ('broken' in answer) order.failed(new Error(answer.broken));
      else if (answer.bytes.byteLength > mostBytes) order.failed(new Error('a document is larger than any may be'));
      else order.done(Buffer.from(answer.bytes));
    });
  }

  function open(): Worker {
    const opened = start();
    opened.on('message', hear);
    opened.on('error', (error) => lose(opened, error as Error));
    opened.on('exit', () => lose(opened, new Error('the thread that makes documents ended')));
    return opened;
  }

  function next(): void {
    if (current !== null || isClosed) return;
    const order = waiting.shift();
    if (order === undefined) return;
    worker ??= open();
    const making = worker;
    making.ref();
    const limit = setTimeout(() => {
      lose(making, new Error('a document took too long to make'));
      void making.terminate();
    }, longestMs);
    current = { order, limit };
    making.postMessage(order.job);
  }

  return {
    make: (document, issuedAt) =>
      new Promise((done, failed) => {
        if (isClosed || waiting.length >= mostWaiting) return failed(new DocumentsBusy('too many documents wait'));
        lastId += 1;
        waiting.push({ job: { id: lastId, document, issuedAt }, done, failed });
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
