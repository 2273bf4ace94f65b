import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { RateFileRefused } from '../job.ts';

const ENTRIES_AT_MOST = 2_000;
const UNPACKED_BYTES_AT_MOST = 300 * 1024 * 1024;

const OLE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_MAGIC = Buffer.from('504b', 'hex');
const OLE_DIRECTORY_BYTES = 64 * 1024;
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

/** A workbook with a password, like one from before 2007, is an OLE file and no archive. */
export async function requireArchive(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(8);
    await file.read(head, 0, 8, 0);
    if (head.subarray(0, 2).equals(ZIP_MAGIC)) return;
    if (!head.equals(OLE_MAGIC)) throw new RateFileRefused('WRONG_TYPE');
    const ends = [0, Math.max(0, size - OLE_DIRECTORY_BYTES)];
    for (const start of ends) {
      const part = Buffer.alloc(OLE_DIRECTORY_BYTES);
      await file.read(part, 0, OLE_DIRECTORY_BYTES, start);
      if (part.includes(ENCRYPTED_STREAM)) throw new RateFileRefused('PROTECTED');
    }
    throw new RateFileRefused('OLD_FORMAT');
  } finally {
    await file.close();
  }
}

export interface Archive {
  has(name: string): boolean;
  /** Streams a part's text; empty when there is no such part. */
  read(name: string): AsyncGenerator<string>;
  close(): void;
}

/** Opens an archive and limits the bytes actually unpacked, because its directory may lie about sizes. */
export async function openArchive(path: string): Promise<Archive> {
  const zip: ZipFile = await openPromise(path, { lazyEntries: true, autoClose: false });
  // The format says that part names ignore case, and programs differ.
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    if (zip.entryCount > ENTRIES_AT_MOST) throw new RateFileRefused('TOO_LARGE');
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new RateFileRefused('PROTECTED');
      entries.set(entry.fileName.toLowerCase(), entry);
    }
  } catch (error) {
    zip.close();
    throw error;
  }
  return {
    has: (name) => entries.has(name.toLowerCase()),
    async *read(name) {
      const entry = entries.get(name.toLowerCase());
      if (entry === undefined) return;
      const stream: Readable = await zip.openReadStreamPromise(entry);
      const decoder = new TextDecoder('utf-8', { fatal: true });
      try {
        for await (const chunk of stream) {
          unpacked += (chunk as Buffer).length;
          if (unpacked > UNPACKED_BYTES_AT_MOST) throw new RateFileRefused('TOO_LARGE');
          yield decoder.decode(chunk as Buffer, { stream: true });
        }
        yield decoder.decode();
      } finally {
        stream.destroy();
      }
    },
    close: () => zip.close(),
  };
}
