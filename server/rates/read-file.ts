import { startThread } from '../thread.ts';
import {
  type CellsContent,
  type CellsJob,
  type FileAnswer,
  type RateFileContent,
  type RateFileJob,
  RateFileRefused,
} from './job.ts';

const program = { bundled: 'rate-worker.js', source: new URL('./worker/worker.ts', import.meta.url) };
const HEAP_MB = 320;
const LIMIT_MS = 60_000;
const WAITING_AT_MOST = 4;

export interface RateFileReader {
  read(
    job: Omit<RateFileJob, 'current'>,
    readCurrent: () => Promise<RateFileJob['current']>,
    signal: AbortSignal,
  ): Promise<RateFileContent>;
  /** Reads the cells of a small file as they are. */
  readCells(job: CellsJob, signal: AbortSignal): Promise<CellsContent>;
}

/** Reads each file on its own thread, one at a time: two of the largest would not fit in memory. */
export function createRateFileReader(): RateFileReader {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  async function inTurn<Content>(read: () => Promise<Content>): Promise<Content> {
    if (waiting >= WAITING_AT_MOST) throw new RateFileRefused('BUSY');
    waiting += 1;
    const reading = last.then(read);
    last = reading.catch(() => {});
    try {
      return await reading;
    } finally {
      waiting -= 1;
    }
  }
  return {
    read: (job, readCurrent, signal) =>
      inTurn(async () => {
        const current = await readCurrent();
        return readOnThread<RateFileContent>({ ...job, current }, signal, current);
      }),
    readCells: (job, signal) => inTurn(() => readOnThread<CellsContent>(job, signal)),
  };
}

async function readOnThread<Content>(
  job: CellsJob | RateFileJob,
  signal: AbortSignal,
  moved: RateFileJob['current'] = [],
): Promise<Content> {
  signal.throwIfAborted();
  const worker = startThread(program, {
    workerData: job,
    transferList: moved.map(({ buffer }) => buffer),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const timer = new AbortController();
  try {
    const answer = await new Promise<FileAnswer<Content>>((resolve, reject) => {
      const limit = setTimeout(() => resolve({ refused: 'TOOK_TOO_LONG' }), LIMIT_MS);
      timer.signal.addEventListener('abort', () => clearTimeout(limit));
      signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: timer.signal });
      worker.once('message', resolve);
      worker.once('error', (error: Error & { code?: string }) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ refused: 'TOO_LARGE' }) : reject(error),
      );
      worker.once('exit', () => reject(new Error('the rate file thread has ended')));
    });
    if ('refused' in answer) throw new RateFileRefused(answer.refused);
    if ('broken' in answer) throw new Error(answer.broken);
    return answer.content;
  } finally {
    timer.abort();
    await worker.terminate();
  }
}
