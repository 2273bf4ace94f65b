import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { seededChance } from '#server/captcha/chance.ts';
import { drawPicture } from '#server/captcha/draw/draw.ts';
import { createDrawingPool, DrawingBusy, type DrawingPool, type DrawingPoolOptions } from '#server/captcha/pool.ts';
import { startThreadsFrom } from '#server/thread.ts';

let pool: DrawingPool;
const open = (options: Partial<DrawingPoolOptions> = {}): DrawingPool => {
  pool = createDrawingPool({ size: 2, queue: 64, ...options });
  return pool;
};
afterEach(() => pool.close());

describe('the drawing pool', () => {
  it('[2.24] without a seed no two pictures are alike', async () => {
    const { draw } = open();
    const pictures = await Promise.all(Array.from({ length: 30 }, () => draw('blockPuzzle')));
    expect(new Set(pictures.map(({ original }) => original)).size).toBe(30);
  });

  it('[4.17] leaves the calling thread free while fifty puzzles are drawn', async () => {
    const released = new Int32Array(new SharedArrayBuffer(4));
    const start = () =>
      new Worker(
        `const { parentPort, workerData } = require('node:worker_threads');
        parentPort.on('message', ({ id }) => {
          Atomics.wait(workerData, 0, 0);
          parentPort.postMessage({ id, picture: { id } });
        })`,
        { eval: true, workerData: released },
      );
    const { draw } = open({ start });
    let count = 0;
    const pictures = Array.from({ length: 50 }, () => draw('blockPuzzle').then(() => (count += 1)));
    for (let turn = 0; turn < 100; turn += 1) await new Promise((next) => setImmediate(next));
    expect(count).toBe(0);
    Atomics.store(released, 0, 1);
    Atomics.notify(released, 0);
    await Promise.all(pictures);
    expect(count).toBe(50);
  });

  it('[4.17] takes as many as threads and queue hold and refuses the next at once', async () => {
    const { draw } = open({ size: 1, queue: 3 });
    const settled = await Promise.allSettled(Array.from({ length: 7 }, () => draw('blockPuzzle')));
    expect(settled.map(({ status }) => status)).toEqual([
      ...new Array<string>(4).fill('fulfilled'),
      ...new Array<string>(3).fill('rejected'),
    ]);
    const refused = settled[4] as PromiseRejectedResult;
    expect(refused.reason).toBeInstanceOf(DrawingBusy);
  });

  it('[4.17] a thread that dies fails its own puzzle and is replaced', async () => {
    const started: Worker[] = [];
    const dying = (): Worker => {
      const answer = `require('node:worker_threads').parentPort.postMessage({ id: job.id, picture: { seat: ${started.length} } })`;
      const behaviour = started.length === 0 ? `throw new Error('out of memory')` : answer;
      const worker = new Worker(`require('node:worker_threads').parentPort.on('message', (job) => { ${behaviour} })`, {
        eval: true,
      });
      started.push(worker);
      return worker;
    };
    const { draw } = open({ size: 1, queue: 4, start: dying });
    const settled = await Promise.allSettled([draw('blockPuzzle'), draw('blockPuzzle'), draw('blockPuzzle')]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(started).toHaveLength(2);
  });

  it('[4.17] closed, it ends its threads and refuses', async () => {
    const { draw, close } = open({ size: 1 });
    const pending = [draw('blockPuzzle'), draw('blockPuzzle')];
    const settled = Promise.allSettled(pending);
    await close();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(draw('blockPuzzle')).rejects.toThrow('closed');
  });

  it('[2.24] draws what the seed says, on its own threads, started from source as in development', async () => {
    startThreadsFrom(null);
    const { draw } = open({ seedOf: (ordinal) => ordinal * 10 });
    const pictures = await Promise.all([draw('blockPuzzle'), draw('clickWord'), draw('blockPuzzle')]);
    expect(pictures).toEqual([
      drawPicture('blockPuzzle', seededChance(10)),
      drawPicture('clickWord', seededChance(20)),
      drawPicture('blockPuzzle', seededChance(30)),
    ]);
  });
});
