import type { Worker } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import { type FileAnswer, type FileJob, FileRefused, type Inspected, type UploadExtension } from './job.ts';

/** Looks into files on a thread of its own. */
export interface FileInspector {
  inspect(path: string, extension: UploadExtension, cleanPath: string): Promise<Inspected>;
  readCodes(path: string, mediaType: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Too many files wait already. */
export class InspectorBusy extends Error {
  override name = 'InspectorBusy';
}

const QUEUE = 64;
const JOB_LIMIT_MS = 20_000;
/** The memory of a decoder is only given back with its thread. */
const IDLE_MS = 30_000;
const HEAP_MB = 256;

type Unnumbered<Job> = Job extends FileJob ? Omit<Job, 'id'> : never;

interface Waiting {
  job: FileJob;
  done(answer: FileAnswer): void;
  failed(fault: Error): void;
}

const program = { bundled: 'file-worker.js', source: new URL('./worker/worker.ts', import.meta.url) };
const startWorker = (): Worker => startThread(program, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });

/** One thread and one job at a time: a job that takes too long, or takes the thread with it, fails alone. */
export function createFileInspector({ start = startWorker, limitMs = JOB_LIMIT_MS } = {}): FileInspector {
  const waiting: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let isClosed = false;

  function next(): void {
    clearTimeout(timer);
    current = waiting.shift() ?? null;
    if (current === null) {
      worker?.unref();
      timer = setTimeout(() => void leave(new Error('idle')), IDLE_MS);
      timer.unref();
      return;
    }
    worker ??= seatOne();
    const seat = worker;
    seat.ref();
    timer = setTimeout(() => void leave(new FileRefused('DAMAGED')), limitMs);
    seat.postMessage(current.job);
  }

  function seatOne(): Worker {
    const seat = start();
    seat.on('message', (answer: FileAnswer) => {
      if (seat !== worker || current?.job.id !== answer.id) return;
      current.done(answer);
      next();
    });
    const ended = (fault: Error) => {
      if (seat === worker) void leave(fault);
    };
    seat.on('error', ended);
    seat.on('exit', () => ended(new Error('the file thread ended')));
    return seat;
  }

  /** Gives the thread up; what it was at fails, what waits goes on with another. */
  async function leave(fault: Error): Promise<void> {
    clearTimeout(timer);
    const seat = worker;
    worker = null;
    current?.failed(fault);
    current = null;
    if (waiting.length > 0 && !isClosed) next();
    await seat?.terminate();
  }

  function run(job: Unnumbered<FileJob>): Promise<FileAnswer> {
    if (isClosed) return Promise.reject(new Error('the inspector is closed'));
    if (waiting.length >= QUEUE) return Promise.reject(new InspectorBusy(`${QUEUE} files wait already`));
    last += 1;
    return new Promise((done, failed) => {
      waiting.push({ job: { ...job, id: last } as FileJob, done, failed });
      if (current === null) next();
    });
  }

  return {
    inspect: async (path, extension, cleanPath) => {
      const answer = settled(await run({ kind: 'inspect', path, extension, cleanPath }));
      if ('inspected' in answer) return answer.inspected;
      throw new Error('the file thread answered something else');
    },
    readCodes: async (path, mediaType) => {
      const answer = settled(await run({ kind: 'readCodes', path, mediaType }));
      if ('texts' in answer) return answer.texts;
      throw new Error('the file thread answered something else');
    },
    close: async () => {
      isClosed = true;
      for (const { failed } of waiting.splice(0)) failed(new Error('the inspector is closed'));
      await leave(new Error('the inspector is closed'));
    },
  };
}

function settled(answer: FileAnswer): FileAnswer {
  if ('fault' in answer) throw new FileRefused(answer.fault);
  if ('broken' in answer) throw new Error(answer.broken);
  return answer;
}
