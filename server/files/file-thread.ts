import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import { type FileAnswer, type FileJob, FileRefused, THREAD_READY } from './job.ts';

export type StartFileThread = () => Worker;

/** A thread for one job at a time, started by its first job and stopped when idle. */
export interface FileThread {
  isStarted(): boolean;
  run(job: FileJob): Promise<FileAnswer>;
  /** Stops the thread; its current job fails with `reason`. */
  stop(reason: Error): Promise<void>;
}

/** Time limit for loading; a job's own limit starts when the thread takes it. */
const LOAD_LIMIT_MS = 60_000;
/** A decoder's memory is released only with its thread. */
const IDLE_MS = 30_000;
const HEAP_MB = 256;

const program = { bundled: 'file-worker.js', source: new URL('./worker/worker.ts', import.meta.url) };
export const startFileThread: StartFileThread = () =>
  startThread(program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });

interface Running {
  job: FileJob;
  resolve(answer: FileAnswer): void;
  reject(error: Error): void;
}

export function createFileThread(start: StartFileThread, limitMs: number): FileThread {
  let worker: Worker | null = null;
  let isReady = false;
  let running: Running | null = null;
  let timer: NodeJS.Timeout | undefined;

  function stopAfter(ms: number, reason: Error): NodeJS.Timeout {
    clearTimeout(timer);
    timer = setTimeout(() => void stop(reason), ms);
    return timer;
  }

  async function stop(reason: Error): Promise<void> {
    clearTimeout(timer);
    const [stopped, failed] = [worker, running];
    worker = null;
    running = null;
    isReady = false;
    failed?.reject(reason);
    await stopped?.terminate();
  }

  function begin(started: Worker, job: FileJob): void {
    stopAfter(limitMs, new FileRefused('TOOK_TOO_LONG'));
    started.postMessage(job);
  }

  function hear(message: typeof THREAD_READY | FileAnswer): void {
    if (worker === null) return;
    if (message === THREAD_READY) {
      isReady = true;
      if (running !== null) begin(worker, running.job);
      return;
    }
    if (running?.job.id !== message.id) return;
    const { resolve } = running;
    running = null;
    worker.unref();
    stopAfter(IDLE_MS, new Error('idle')).unref();
    resolve(message);
  }

  function startWorker(): Worker {
    const started = start();
    const end = (error: Error) => {
      if (started === worker) void stop(error);
    };
    started.on('message', (message) => {
      if (started === worker) hear(message);
    });
    started.on('error', end);
    started.on('exit', () => end(new Error('the file thread has ended')));
    return started;
  }

  return {
    isStarted: () => worker !== null,
    run: (job) =>
      new Promise((resolve, reject) => {
        running = { job, resolve, reject };
        worker ??= startWorker();
        worker.ref();
        if (isReady) begin(worker, job);
        else stopAfter(LOAD_LIMIT_MS, new Error('the file thread did not load'));
      }),
    stop,
  };
}
