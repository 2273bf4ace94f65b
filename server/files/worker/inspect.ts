import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { FileRefused, type Inspected, type UploadExtension } from '../job.ts';
import { requirePassive } from './active-content.ts';
import { requireHarmless } from './archives.ts';
import { requireReadable } from './documents.ts';
import { redraw } from './pictures.ts';
import { requireNoMacros } from './programs.ts';

type Content = 'bmp' | 'jpeg' | 'ole' | 'pdf' | 'png' | 'zip';

const beginnings: readonly (readonly [Content, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['bmp', [0x42, 0x4d]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

const kinds: Readonly<Record<UploadExtension, { content: Content; mediaType: string }>> = {
  pdf: { content: 'pdf', mediaType: 'application/pdf' },
  jpg: { content: 'jpeg', mediaType: 'image/jpeg' },
  jpeg: { content: 'jpeg', mediaType: 'image/jpeg' },
  png: { content: 'png', mediaType: 'image/png' },
  bmp: { content: 'bmp', mediaType: 'image/bmp' },
  doc: { content: 'ole', mediaType: 'application/msword' },
  xls: { content: 'ole', mediaType: 'application/vnd.ms-excel' },
  docx: {
    content: 'zip',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: { content: 'zip', mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  zip: { content: 'zip', mediaType: 'application/zip' },
  ofd: { content: 'zip', mediaType: 'application/ofd' },
};

/** An OLE file has a header of 512 bytes and at least two sectors. */
const SMALLEST_OLE = 1_536;

const startsAs = (bytes: Uint8Array): Content | null =>
  beginnings.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0] ?? null;

/** Returns the re-encoded picture and its type; null for files stored unchanged. */
async function cleaned(bytes: Buffer, extension: UploadExtension): Promise<[Buffer, UploadExtension] | null> {
  switch (extension) {
    case 'jpg':
    case 'jpeg':
      return [await redraw(bytes, 'jpeg'), extension];
    case 'png':
    case 'bmp':
      return [await redraw(bytes, 'png'), 'png'];
    case 'pdf':
      await requireReadable(bytes);
      requirePassive(bytes);
      return null;
    case 'doc':
    case 'xls':
      if (bytes.length < SMALLEST_OLE) throw new FileRefused('DAMAGED');
      requireNoMacros(bytes);
      return null;
    default:
      await requireHarmless(bytes, extension);
      return null;
  }
}

/** Determines the type from the content, never from the extension. */
export async function inspect(path: string, extension: UploadExtension, cleanPath: string): Promise<Inspected> {
  const bytes = await readFile(path);
  if (startsAs(bytes) !== kinds[extension].content) throw new FileRefused('NOT_WHAT_IT_SAYS');
  const clean = await cleaned(bytes, extension);
  const [kept, kind] = clean ?? [bytes, extension];
  if (clean !== null) await writeFile(cleanPath, kept, { flag: 'wx', mode: 0o600 });
  return {
    mediaType: kinds[kind].mediaType,
    extension: kind,
    isClean: clean !== null,
    bytes: kept.length,
    sha256: createHash('sha256').update(kept).digest('hex'),
  };
}
