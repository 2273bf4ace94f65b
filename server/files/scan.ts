import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { CODE } from '#contract/codes.ts';
import { uploadReplies } from '#copy/replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Log } from '../log.ts';
import { readSome } from '../provider.ts';
import { ClientDisconnected } from './inspector.ts';
import { refuseFile } from './intake.ts';

/** Refuses infected files, and all files while the scanner is unavailable. */
export type FileScan = (path: string, signal: AbortSignal) => Promise<void>;

type Scanner = (url: URL, path: string, signal: AbortSignal) => Promise<{ clean: boolean }>;

const LIMIT_MS = 30_000;
const CHUNK_BYTES = 64 * 1024;

/** Speaks clamd's INSTREAM: length-prefixed chunks, an empty one at the end, then a line as the answer. */
const askClamd: Scanner = async (url, path, signal) => {
  const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port), signal });
  const answered = text(socket);
  answered.catch(() => {});
  try {
    const lengthOf = (bytes: number) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes);
      return length;
    };
    const send = (bytes: Uint8Array) =>
      new Promise<void>((done, failed) => socket.write(bytes, (error) => (error ? failed(error) : done())));
    await send(Buffer.from('zINSTREAM\0'));
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      await send(lengthOf((chunk as Buffer).length));
      await send(chunk as Buffer);
    }
    await send(lengthOf(0));
    const answer = (await answered).replaceAll('\0', '').trim();
    if (answer === 'stream: OK') return { clean: true };
    if (/^stream: .+ FOUND$/.test(answer)) return { clean: false };
    throw new Error(`the scanner answers: ${answer.slice(0, 200)}`);
  } finally {
    socket.destroy();
  }
};

const verdict = v.object({ clean: v.boolean() });

const askService: Scanner = async (url, path, signal) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
    body: new Uint8Array(await readFile(path)),
    redirect: 'error',
    signal,
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return v.parse(verdict, JSON.parse(await readSome(response)));
};

/** Logs once when the scanner stops answering and once when it recovers. */
export function createFileScan(address: string | null, log: Log): FileScan {
  if (address === null) return async () => {};
  const url = new URL(address);
  const ask = url.protocol === 'clamd:' ? askClamd : askService;
  let isDown = false;
  return async (path, signal) => {
    let clean: boolean;
    try {
      ({ clean } = await ask(url, path, AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])));
    } catch (error) {
      if (signal.aborted) throw new ClientDisconnected('the client has disconnected');
      if (!isDown) log.error('scan.unavailable', { error });
      isDown = true;
      throw new Refusal(CODE.conflict, uploadReplies.scanUnavailable);
    }
    if (isDown) log.info('scan.available');
    isDown = false;
    if (!clean) throw refuseFile(uploadReplies.infected);
  };
}
