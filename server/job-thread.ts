import type { Worker } from 'node:worker_threads';
import { FairQueue } from './files/fair-queue.ts';

/** How a job ended. */
type Outcome<Result> = { result: Result } | { error: Error };

interface JobThreadOptions<Message, Result> {
  start: () => Worker;
  /** A job that takes longer has hung: its thread is ended. */
  longestMs: number;
  /** Jobs that may wait; more are refused at once. */
  mostWaiting: number;
  /** How many of them may be of one owner; as many as wait at all where it is not given. */
  mostOfOwner?: (owner: string) => number;
  /** What is said of a job that is refused, takes too long, or loses its thread. */
  busy: () => Error;
  late: string;
  ended: string;
  /** What a message says of the job at hand; null where the thread is still at it. */
  hear(message: Message, reply: (message: unknown) => void): Outcome<Result> | null;
}

export interface JobThread<Job, Result> {
  /** Owners take turns: however many jobs one owner has, another waits for at most one of them. A job whose signal aborts while it waits is refused. */
  run(job: Job, owner?: string, signal?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

interface Entry<Job, Result> {
  job: Job;
  done(result: Result): void;
  failed(error: Error): void;
}

/** Does one job after the other on a thread of its own, started with the first and replaced when it ends. */
export function createJobThread<Job, Message, Result>(
  options: JobThreadOptions<Message, Result>,
): JobThread<Job, Result> {
  const { start, longestMs, mostWaiting, mostOfOwner = () => mostWaiting, busy, late, ended, hear } = options;
  const waiting = new FairQueue<Entry<Job, Result>>();
  let worker: Worker | null = null;
  let current: { entry: Entry<Job, Result>; limit: NodeJS.Timeout } | null = null;
  let isClosed = false;

  function finish(outcome: Outcome<Result>): void {
    if (current === null) return;
    clearTimeout(current.limit);
    const { done, failed } = current.entry;
    current = null;
    if ('error' in outcome) failed(outcome.error);
    else done(outcome.result);
    next();
  }

  function lose(lost: Worker, error: Error): void {
    if (worker !== lost) return;
    worker = null;
    finish({ error });
  }

  function open(): Worker {
    const opened = start();
    const reply = (message: unknown) => {
      if (worker === opened) opened.postMessage(message);
    };
    opened.on('message', (message: Message) => {
      const outcome = worker === opened ? hear(message, reply) : null;
      if (outcome !== null) finish(outcome);
    });
    opened.on('error', (error) => lose(opened, error as Error));
    opened.on('exit', () => lose(opened, new Error(ended)));
    opened.unref();
    return opened;
  }

  function next(): void {
    if (current !== null || isClosed) return;
    const entry = waiting.take(() => false);
    if (entry === undefined) return;
    worker ??= open();
    const working = worker;
    const limit = setTimeout(() => {
      lose(working, new Error(late));
      void working.terminate();
    }, longestMs);
    limit.unref();
    current = { entry, limit };
    working.postMessage(entry.job);
  }

  return {
    run: (job, owner = '', signal) =>
      new Promise((done, failed) => {
        const isFull = waiting.size >= mostWaiting || waiting.countOf(owner) >= mostOfOwner(owner);
        if (isClosed || isFull) return failed(busy());
        const entry = { job, done, failed };
        waiting.add(owner, entry);
        signal?.addEventListener('abort', () => {
          if (waiting.remove(owner, entry)) failed(busy());
        });
        next();
      }),
    async close() {
      isClosed = true;
      const error = new Error('the server stops');
      for (const { failed } of waiting.clear()) failed(error);
      const last = worker;
      worker = null;
      finish({ error });
      await last?.terminate();
    },
  };
}
