import { MessageChannel, receiveMessageOnPort, type Worker, type WorkerOptions } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import { DatabaseLost } from './failure.ts';
import type { WorkerInput, WorkerReport, WorkerRequest } from './pglite-protocol.ts';

/** The embedded database's thread. On the main thread its WebAssembly would block every request during a query. */
export interface PgliteThread {
  exchange(message: Uint8Array): Promise<Uint8Array>;
  forgetSession(): Promise<unknown>;
  dump(): Promise<Uint8Array>;
  copyTo(target: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Longer than any first start on a slow machine. */
const BOOT_LIMIT_MS = 300_000;

/** The database took too long to open; no other error is known. */
export class DatabaseLate extends Error {
  override name = 'DatabaseLate';
  constructor(readonly seconds: number) {
    super('the database did not open in time');
  }
}

type StartPgliteWorker = (options: WorkerOptions) => Worker;
const program = { bundled: 'pglite-worker.js', source: new URL('./pglite-worker.ts', import.meta.url) };
const startWorker: StartPgliteWorker = (options) => startThread(program, options);

type Waiting = { resolve(bytes: Uint8Array): void; reject(error: Error): void };

/** `onEnd` is called when the thread ends unexpectedly, because there may be no pending query to fail. */
export async function startPglite(
  input: WorkerInput,
  onEnd: (error: Error) => void,
  {
    limitMs = BOOT_LIMIT_MS,
    start = startWorker,
  }: { limitMs?: number | undefined; start?: StartPgliteWorker | undefined } = {},
): Promise<PgliteThread> {
  const { port1, port2 } = new MessageChannel();
  const worker = start({ workerData: { ...input, port: port2 }, transferList: [port2] });
  const waiting: Waiting[] = [];
  let failure: Error | null = null;
  let isServing = false;

  const fail = (reason: Error) => {
    if (failure === null && isServing) onEnd(reason);
    failure ??= reason;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  const ask = (request: WorkerRequest) =>
    new Promise<Uint8Array>((resolve, reject) => {
      if (failure !== null) return reject(failure);
      waiting.push({ resolve, reject });
      port1.postMessage(request);
    });

  const ready = new Promise<Uint8Array>((resolve, reject) => waiting.push({ resolve, reject }));
  const limit = setTimeout(() => fail(new DatabaseLate(Math.round(limitMs / 1000))), limitMs);
  const hear = (message: WorkerReport) => {
    if (message.kind === 'failed') waiting.shift()?.reject(new DatabaseLost(message.reason));
    else waiting.shift()?.resolve('bytes' in message ? message.bytes : new Uint8Array());
  };
  port1.on('message', hear);
  worker.on('error', (error) => fail(new DatabaseLost(String(error))));
  worker.on('exit', () => {
    // The exit event may arrive before the last message.
    for (let last = receiveMessageOnPort(port1); last; last = receiveMessageOnPort(port1)) hear(last.message);
    fail(new DatabaseLost('the database thread has ended'));
  });

  try {
    await ready;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(limit);
  }
  isServing = true;

  return {
    exchange: (message) => ask({ kind: 'wire', bytes: message }),
    forgetSession: () => ask({ kind: 'forget' }),
    dump: () => ask({ kind: 'dump' }),
    copyTo: (target) => ask({ kind: 'copy', target }),
    close: async () => {
      isServing = false;
      if (failure === null) await ask({ kind: 'close' });
      await worker.terminate();
    },
  };
}
