import { finished } from 'node:stream/promises';
import busboy from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import type { ReceivedFile } from '../files/intake.ts';
import type { FileStore } from '../files/store.ts';
import { errorCode } from '../start-error.ts';
import { mayTakeLonger } from './slow-bodies.ts';

const FIELDS_AT_MOST = 10;
const FIELD_BYTES = 1_000;
const NAME_BYTES = 100;
/** Idle time after which a body is abandoned. */
const SILENCE_MS = 15_000;

class FormError extends Error {
  constructor(readonly statusCode: 400 | 408 | 413) {
    super('form');
  }
}

/** Accepts multipart forms and leaves the body to the call, which first checks the sender. */
export function acceptForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined));
}

export interface ReceivedForm {
  fields: Readonly<Record<string, string>>;
  file: ReceivedFile | null;
}

/** Parses a form with at most one file, streamed to disk. An incomplete upload leaves no file. */
export async function receiveForm({ raw, headers }: FastifyRequest, files: FileStore): Promise<ReceivedForm> {
  mayTakeLonger(raw);
  const fields: Record<string, string> = Object.create(null);
  let file: ReceivedFile | null = null;
  let writing: Promise<void> = Promise.resolve();
  let error: FormError | null = null;
  let diskError: Error | null = null;
  let parser: ReturnType<typeof busboy>;
  try {
    parser = busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: {
        files: 1,
        fileSize: UPLOAD_BYTES_AT_MOST,
        fields: FIELDS_AT_MOST,
        fieldSize: FIELD_BYTES,
        fieldNameSize: NAME_BYTES,
        headerPairs: 20,
      },
    });
  } catch {
    raw.resume();
    throw new FormError(400);
  }
  const spoil = (status: FormError['statusCode']) => {
    error ??= new FormError(status);
  };
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated || Object.hasOwn(fields, name)) spoil(400);
    else fields[name] = value;
  });
  parser.on('file', (part, stream, name) => {
    if (part !== 'file' || name === undefined) {
      spoil(400);
      stream.resume();
      return;
    }
    const received: ReceivedFile = { name, path: files.incoming(), bytes: 0 };
    file = received;
    stream.on('limit', () => spoil(413));
    stream.on('data', (chunk: Buffer) => {
      received.bytes += chunk.length;
    });
    const target = files.write(received.path);
    writing = finished(stream.pipe(target));
    writing.catch(() => {});
    target.on('error', (thrown) => {
      diskError = thrown;
    });
    stream.on('error', (thrown) => target.destroy(thrown));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => spoil(400));

  const silence = setTimeout(() => parser.destroy(new FormError(408)), SILENCE_MS);
  raw.on('data', () => silence.refresh());
  try {
    raw.on('aborted', () => parser.destroy(new FormError(400)));
    await finished(raw.pipe(parser));
    await writing;
    if (error !== null) throw error;
    return { fields, file };
  } catch (thrown) {
    raw.unpipe(parser);
    raw.resume();
    await writing.catch(() => {});
    const left = file as ReceivedFile | null;
    if (left !== null) await files.discard(left.path);
    if (diskError !== null && errorCode(diskError) !== undefined) throw diskError;
    throw thrown instanceof FormError ? thrown : (error ?? new FormError(400));
  } finally {
    clearTimeout(silence);
  }
}
