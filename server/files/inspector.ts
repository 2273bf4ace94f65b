import { FairQueue } from './fair-queue.ts';
import { createFileThread, type FileThread, type StartFileThread, startFileThread } from './file-thread.ts';
import {
  type DrawnLogo,
  type FileAnswer,
  type FileJob,
  FileRefused,
  type Inspected,
  type UploadExtension,
} from './job.ts';

/** User who waits for an answer. */
export interface Asker {
  userId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** Reads files on worker threads. */
export interface FileInspector {
  inspect(path: string, extension: UploadExtension, cleanPath: string, asker: Asker): Promise<Inspected>;
  readCodes(path: string, mediaType: string, asker: Asker): Promise<readonly string[]>;
  readText(path: string, asker: Asker): Promise<readonly string[]>;
  /** Renders all pages of a document as one picture. */
  drawPages(path: string, asker: Asker): Promise<Uint8Array>;
  /** Renders a company's logo in every size. */
  drawLogo(path: string, asker: Asker): Promise<DrawnLogo>;
  close(): Promise<void>;
}

/** The queue is full. */
export class InspectorBusy extends Error {
  override name = 'InspectorBusy';
}

/** The client has disconnected, so the answer is not needed. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected';
  readonly statusCode = 400;
}

const THREADS = 2;
const JOB_LIMIT_MS = 5_000;
const WAITING_AT_MOST = 240;
/** More than one form of a user ever requests at once. */
const WAITING_OF_A_USER = 12;

type Unnumbered<Job> = Job extends FileJob ? Omit<Job, 'id'> : never;

interface Entry {
  owner: string;
  job: FileJob;
  askers: Set<{ resolve(answer: FileAnswer): void; reject(error: Error): void }>;
}

interface Options {
  start?: StartFileThread;
  limitMs?: number;
}

/**
 * Runs jobs on two threads. Users take turns and have one job at a time, so that one user does not delay others. A
 * job ends at its time limit or when all its askers have disconnected.
 */
export function createFileInspector({ start = startFileThread, limitMs = JOB_LIMIT_MS }: Options = {}): FileInspector {
  const queue = new FairQueue<Entry>();
  /** Jobs by path: a second request for the same file shares the job. */
  const reading = new Map<string, Entry>();
  const running = new Map<FileThread, Entry>();
  const threads = Array.from({ length: THREADS }, () => createFileThread(start, limitMs));
  let lastId = 0;
  let isClosed = false;

  const isBusy = (owner: string) => [...running.values()].some((entry) => entry.owner === owner);

  function assignJobs(): void {
    const idle = threads.filter((thread) => !running.has(thread));
    // Prefers a started thread; the second one starts only for a second user.
    for (const thread of idle.toSorted((one, other) => Number(other.isStarted()) - Number(one.isStarted()))) {
      const entry = isClosed ? undefined : queue.take(isBusy);
      if (entry === undefined) return;
      running.set(thread, entry);
      thread.run(entry.job).then(
        (answer) => settle(thread, entry, (asker) => asker.resolve(answer)),
        (error: Error) => settle(thread, entry, (asker) => asker.reject(error)),
      );
    }
  }

  function settle(
    thread: FileThread,
    entry: Entry,
    tell: (asker: Parameters<Entry['askers']['add']>[0]) => void,
  ): void {
    running.delete(thread);
    forget(entry);
    for (const asker of entry.askers) tell(asker);
    assignJobs();
  }

  function forget(entry: Entry): void {
    if (reading.get(entry.job.path) === entry) reading.delete(entry.job.path);
  }

  function cancel(entry: Entry): void {
    forget(entry);
    const [thread] = [...running].find(([, one]) => one === entry) ?? [];
    if (thread === undefined) queue.remove(entry.owner, entry);
    else thread.stop(new ClientDisconnected('no client waits for the job'));
  }

  function wait(entry: Entry, signal: AbortSignal): Promise<FileAnswer> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        entry.askers.delete(asker);
        reject(new ClientDisconnected('the client has disconnected'));
        if (entry.askers.size === 0) cancel(entry);
      };
      const stay = () => signal.removeEventListener('abort', leave);
      const asker = {
        resolve: (answer: FileAnswer) => {
          stay();
          resolve(answer);
        },
        reject: (error: Error) => {
          stay();
          reject(error);
        },
      };
      entry.askers.add(asker);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  async function ask(job: Unnumbered<FileJob>, { userId, signal }: Asker): Promise<FileAnswer> {
    if (isClosed) throw new Error('the inspector is closed');
    if (signal.aborted) throw new ClientDisconnected('the client has disconnected');
    const same = job.kind === 'readCodes' ? reading.get(job.path) : undefined;
    if (same !== undefined) return wait(same, signal);
    if (queue.size >= WAITING_AT_MOST || queue.countOf(userId) >= WAITING_OF_A_USER)
      throw new InspectorBusy('too many files wait already');
    lastId += 1;
    const entry: Entry = { owner: userId, job: { ...job, id: lastId } as FileJob, askers: new Set() };
    if (job.kind === 'readCodes') reading.set(job.path, entry);
    queue.add(userId, entry);
    const answer = wait(entry, signal);
    assignJobs();
    return answer;
  }

  async function textsOf(job: Unnumbered<FileJob>, asker: Asker): Promise<readonly string[]> {
    const answer = accepted(await ask(job, asker));
    if ('texts' in answer) return answer.texts;
    throw new Error('the file thread answered something else');
  }

  return {
    inspect: async (path, extension, cleanPath, asker) => {
      const answer = accepted(await ask({ kind: 'inspect', path, extension, cleanPath }, asker));
      if ('inspected' in answer) return answer.inspected;
      throw new Error('the file thread answered something else');
    },
    readCodes: (path, mediaType, asker) => textsOf({ kind: 'readCodes', path, mediaType }, asker),
    readText: (path, asker) => textsOf({ kind: 'readText', path }, asker),
    drawPages: async (path, asker) => {
      const answer = accepted(await ask({ kind: 'drawPages', path }, asker));
      if ('picture' in answer) return answer.picture;
      throw new Error('the file thread answered something else');
    },
    drawLogo: async (path, asker) => {
      const answer = accepted(await ask({ kind: 'drawLogo', path }, asker));
      if ('logo' in answer) return answer.logo;
      throw new Error('the file thread answered something else');
    },
    close: async () => {
      isClosed = true;
      const closed = new Error('the inspector is closed');
      for (const { askers } of queue.clear()) for (const asker of askers) asker.reject(closed);
      await Promise.all(threads.map((thread) => thread.stop(closed)));
    },
  };
}

function accepted(answer: FileAnswer): FileAnswer {
  if ('error' in answer) throw new FileRefused(answer.error);
  if ('broken' in answer) throw Object.assign(new Error(answer.broken), { code: answer.code });
  return answer;
}
