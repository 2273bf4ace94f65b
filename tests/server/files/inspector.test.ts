import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { type Asker, createFileInspector } from '#server/files/inspector.ts';
import { type FileAnswer, type FileJob, THREAD_READY } from '#server/files/job.ts';

/** A thread whose jobs end when the test says so. */
class FakeThread extends EventEmitter {
  readonly jobs: FileJob[] = [];
  isTerminated = false;
  ref = () => this;
  unref = () => this;
  postMessage = (job: FileJob) => void this.jobs.push(job);
  terminate = async () => {
    this.isTerminated = true;
    return 1;
  };
  answer(answer: Partial<FileAnswer> = { texts: [] }): void {
    this.emit('message', { id: this.jobs.at(-1)!.id, ...answer });
  }
}

function create(isLoaded = true) {
  const threads: FakeThread[] = [];
  const inspector = createFileInspector({
    start: () => {
      const thread = new FakeThread();
      threads.push(thread);
      if (isLoaded) queueMicrotask(() => thread.emit('message', THREAD_READY));
      return thread as unknown as Worker;
    },
  });
  const started = () => threads.flatMap(({ jobs }) => jobs.map(({ path }) => path));
  return { inspector, threads, started };
}

function asker(userId: string): Asker & { leave(): void } {
  const controller = new AbortController();
  return { userId, signal: controller.signal, leave: () => controller.abort() };
}

const settle = () => new Promise((next) => setImmediate(next));
afterEach(() => vi.useRealTimers());

it('one user has one job at a time; another’s starts at once, and waiting jobs take turns', async () => {
  const { inspector, threads, started } = create();
  const [one, other, third] = [asker('one'), asker('other'), asker('third')];
  const flood = [1, 2, 3, 4].map((at) => inspector.readCodes(`one-${at}`, 'application/pdf', one));
  await settle();
  expect(started()).toEqual(['one-1']);
  const small = inspector.inspect('other-1', 'pdf', 'clean', other);
  await settle();
  expect(started()).toEqual(['one-1', 'other-1']);
  const last = inspector.readCodes('third-1', 'image/png', third);
  threads[0]!.answer();
  await settle();
  expect(started().slice(0, 2)).toEqual(['one-1', 'one-2']);
  threads[0]!.answer();
  await settle();
  expect(threads[0]!.jobs.at(-1)!.path).toBe('third-1');
  threads[1]!.answer({
    inspected: { mediaType: 'application/pdf', extension: 'pdf', isClean: false, bytes: 1, sha256: '' },
  });
  await expect(small).resolves.toMatchObject({ bytes: 1 });
  threads[0]!.answer({ texts: ['third'] });
  await expect(last).resolves.toEqual(['third']);
  for (let turn = 0; turn < 2; turn += 1) {
    await settle();
    for (const thread of threads) if (thread.jobs.length > 0) thread.answer();
  }
  await expect(Promise.all(flood)).resolves.toHaveLength(4);
});

it('[4.32] the same file asked for again while it is read is one job', async () => {
  const { inspector, threads, started } = create();
  const asked = Array.from({ length: 20 }, () => inspector.readCodes('licence', 'application/pdf', asker('one')));
  await settle();
  threads[0]!.answer({ texts: ['code'] });
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, () => ['code']));
  expect(started()).toEqual(['licence']);
});

it('a job ends with its thread when its client disconnects, and does not begin when it still waits', async () => {
  const { inspector, threads, started } = create();
  const [first, second] = [asker('one'), asker('one')];
  const running = inspector.readCodes('a', 'application/pdf', first);
  const waiting = inspector.readCodes('b', 'application/pdf', second);
  await settle();
  second.leave();
  await expect(waiting).rejects.toMatchObject({ name: 'ClientDisconnected' });
  first.leave();
  await expect(running).rejects.toMatchObject({ name: 'ClientDisconnected' });
  expect(threads[0]!.isTerminated).toBe(true);
  await settle();
  expect(started()).toEqual(['a']);
  const next = inspector.readCodes('c', 'application/pdf', asker('one'));
  await settle();
  threads[1]!.answer({ texts: ['c'] });
  await expect(next).resolves.toEqual(['c']);
});

it('[4.32] a shared job goes on for as long as one client waits for it', async () => {
  const { inspector, threads } = create();
  const [first, second] = [asker('one'), asker('one')];
  const left = inspector.readCodes('a', 'application/pdf', first);
  const stays = inspector.readCodes('a', 'application/pdf', second);
  await settle();
  first.leave();
  await expect(left).rejects.toMatchObject({ name: 'ClientDisconnected' });
  expect(threads[0]!.isTerminated).toBe(false);
  threads[0]!.answer({ texts: ['a'] });
  await expect(stays).resolves.toEqual(['a']);
});

it('a job has five seconds from when its thread takes it, and fails on its own', async () => {
  vi.useFakeTimers();
  const { inspector, threads } = create(false);
  const slow = inspector.inspect('a', 'pdf', 'clean', asker('one'));
  const error = expect(slow).rejects.toMatchObject({ name: 'FileRefused', error: 'TOOK_TOO_LONG' });
  await vi.advanceTimersByTimeAsync(20_000);
  threads[0]!.emit('message', THREAD_READY);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(threads[0]!.isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(threads[0]!.isTerminated).toBe(true);
  await error;
});

it('what one user may have waiting has an end, which no other user feels', async () => {
  const { inspector } = create();
  const one = asker('one');
  const settled: string[] = [];
  for (let at = 0; at < 30; at += 1)
    inspector.readCodes(`one-${at}`, 'application/pdf', one).catch((error: Error) => settled.push(error.name));
  await settle();
  expect(settled).toEqual(Array.from({ length: 17 }, () => 'InspectorBusy'));
  const other = inspector.readCodes('other', 'application/pdf', asker('other'));
  other.catch((error: Error) => settled.push(error.name));
  await settle();
  expect(settled).toHaveLength(17);
  await inspector.close();
});

it('a thread that dies takes nothing with it but its job', async () => {
  const { inspector, threads } = create();
  const doomed = inspector.readCodes('a', 'application/pdf', asker('one'));
  const next = inspector.readCodes('b', 'application/pdf', asker('one'));
  await settle();
  threads[0]!.emit('error', new Error('out of memory'));
  await expect(doomed).rejects.toThrow('out of memory');
  await settle();
  threads[1]!.answer({ texts: ['b'] });
  await expect(next).resolves.toEqual(['b']);
});
