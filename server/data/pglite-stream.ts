import { Duplex } from 'node:stream';
import type { PgliteThread } from './pglite.ts';

const MESSAGE_TERMINATE = 'X'.charCodeAt(0);

/** The socket that node-postgres writes to; the database's thread answers. */
export class PgliteStream extends Duplex {
  readonly #thread: PgliteThread;

  constructor(thread: PgliteThread) {
    super();
    this.#thread = thread;
  }

  connect(): this {
    this.#thread.forgetSession().then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  /** Socket options without meaning between threads. */
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (chunk[0] === MESSAGE_TERMINATE) {
      this.push(null);
      done();
      return;
    }
    this.#thread.exchange(chunk).then(
      (answer) => {
        if (answer.byteLength > 0) this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
        done();
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
    );
  }

  /** One message per query: the driver corks parse, bind, describe, execute and sync into one write. */
  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: (error?: Error | null) => void): void {
    this._write(
      chunks.length === 1 ? chunks[0]!.chunk : Buffer.concat(chunks.map(({ chunk }) => chunk)),
      'binary',
      done,
    );
  }
}
