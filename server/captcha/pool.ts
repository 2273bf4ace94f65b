import type { Worker } from 'node:worker_threads';
import type { CaptchaType } from '#domain/captcha/protocol.ts';
import { startThread } from '../thread.ts';
import type { DrawingAnswer, DrawingJob } from './draw/job.ts';
import type { Picture, PictureSource } from './picture.ts';

export interface DrawingPoolOptions {
  /** Number of threads; each uses about one core under load. */
  size: number;
  /** Maximum number of queued puzzles; more are refused at once. */
  queue: number;
  /** Starts a drawing thread. */
  start?: () => Worker;
  /** Seed of the nth picture; tests only. */
  seedOf?: (ordinal: number) => number;
}

export interface DrawingPool extends PictureSource {
  close(): Promise<void>;
}

/** All threads are busy and the queue is full. */
export class DrawingBusy extends Error {
  override name = 'DrawingBusy';
}

interface Order {
  job: DrawingJob;
  done(picture: Picture): void;
  failed(error: Error): void;
}

interface Seat {
  worker: Worker;
  order: Order | null;
}

const program = { bundled: 'captcha-worker.js', source: new URL('./draw/worker.ts', import.meta.url) };
const startWorker = (): Worker => startThread(program);

/** Draws on worker threads, which start when first needed. */
export function createDrawingPool(options: DrawingPoolOptions): DrawingPool {
  const { size, queue, start = startWorker, seedOf } = options;
  const seats: Seat[] = [];
  const waiting: Order[] = [];
  let ordinal = 0;
  let closed = false;

  function assign(seat: Seat): void {
    const next = waiting.shift() ?? null;
    seat.order = next;
    if (next === null) seat.worker.unref();
    else {
      seat.worker.ref();
      seat.worker.postMessage(next.job);
    }
  }

  function leave(seat: Seat, error: Error): void {
    const index = seats.indexOf(seat);
    if (index === -1) return;
    seats.splice(index, 1);
    seat.order?.failed(error);
    seat.order = null;
    if (waiting.length > 0 && !closed) assign(seatOne());
  }

  function seatOne(): Seat {
    const seat: Seat = { worker: start(), order: null };
    seats.push(seat);
    seat.worker.on('message', (answer: DrawingAnswer) => {
      const order = seat.order;
      if (order === null || order.job.id !== answer.id) return;
      if ('picture' in answer) order.done(answer.picture);
      else order.failed(new Error(answer.error));
      assign(seat);
    });
    seat.worker.on('error', (error) => leave(seat, error instanceof Error ? error : new Error(String(error))));
    seat.worker.on('exit', () => leave(seat, new Error('the drawing thread ended')));
    return seat;
  }

  function draw(type: CaptchaType): Promise<Picture> {
    if (closed) return Promise.reject(new Error('the drawing pool is closed'));
    const free = seats.find((seat) => seat.order === null);
    if (free === undefined && seats.length >= size && waiting.length >= queue) {
      return Promise.reject(new DrawingBusy(`${queue} puzzles are waiting already`));
    }
    ordinal += 1;
    const job: DrawingJob = seedOf === undefined ? { id: ordinal, type } : { id: ordinal, type, seed: seedOf(ordinal) };
    return new Promise((done, failed) => {
      waiting.push({ job, done, failed });
      if (free !== undefined) assign(free);
      else if (seats.length < size) assign(seatOne());
    });
  }

  async function close(): Promise<void> {
    closed = true;
    const error = new Error('the drawing pool is closed');
    for (const order of waiting.splice(0)) order.failed(error);
    await Promise.all(seats.map(({ worker }) => worker.terminate()));
  }

  return { draw, close };
}
