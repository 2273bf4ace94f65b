import type { Worker } from 'node:worker_threads';
import { FairQueue } from './files/fair-queue.ts';

/** Outcome of a job. */
type Outcome<Result> = { result: Result } | { error: Error };

interface JobThreadOptions<Message, Result> {
  start: () => Worker;
  /** A longer job has hung, so its thread is terminated. */
  longestMs: number;
  /** Maximum number of queued jobs; more are refused at once. */
  mostWaiting: number;
  /** Maximum per owner; unlimited within the queue when absent. */
  mostOfOwner?: (owner: string) => number;
  /** Errors for a refused, late or crashed job. */
  busy: () => Error;
  late: string;
  ended: string;
  /** Handles a message of the thread and returns the job's outcome; null while it is running. */
  hear(message: Message, reply: (message: unknown) => void): Outcome<Result> | null;
}

export interface JobThread<Job, Result> {
  /**
   * Owners take turns, so a job waits for at most one job of each other owner. A queued job whose signal aborts is
   * refused.
   */
  run(job: Job, owner?: string, signal?: AbortSignal): Promise<Result>;
  close(): Promise<void>;
}

interface Entry<Job, Result> {
  job: Job;
  done(result: Result): void;
  failed(error: Error): void;
}

/** Runs jobs one by one on a worker thread, which starts with the first job and is replaced when it exits. */
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
