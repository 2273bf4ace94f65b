import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { FileRefused } from '../job.ts';

const ENTRIES_AT_MOST = 5_000;
const UNPACKED_AT_MOST = 200 * 1024 * 1024;
const RATIO_AT_MOST = 100;
/** Below this no ratio harms anybody. */
const RATIO_FREE_BYTES = 10 * 1024 * 1024;

/** What the archive of a document holds: its list of contents, and what that lists. */
const inside = {
  docx: ['[Content_Types].xml', /^word\//],
  xlsx: ['[Content_Types].xml', /^xl\//],
  ofd: ['OFD.xml', /^Doc/],
  zip: null,
} as const;

const openArchive = (bytes: Buffer) =>
  new Promise<ZipFile>((done, failed) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, archive) =>
      error === null ? done(archive) : failed(new FileRefused('DAMAGED')),
    );
  });

/** What an entry really unpacks to, chunk by chunk; what differs from its size in the directory is damaged. */
async function* unpack(archive: ZipFile, entry: Entry): AsyncGenerator<number> {
  const content = await archive.openReadStreamPromise(entry);
  try {
    for await (const chunk of content) yield (chunk as Buffer).length;
  } finally {
    content.destroy();
  }
}

/** Unpacks every entry into nothing and counts: a directory may say whatever it likes. */
export async function requireHarmless(bytes: Buffer, extension: keyof typeof inside): Promise<void> {
  const archive = await openArchive(bytes);
  if (archive.entryCount > ENTRIES_AT_MOST) throw new FileRefused('ARCHIVE_TOO_LARGE');
  const most = Math.min(UNPACKED_AT_MOST, Math.max(RATIO_FREE_BYTES, bytes.length * RATIO_AT_MOST));
  const names = new Set<string>();
  let claimed = 0;
  let unpacked = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.isEncrypted()) throw new FileRefused('ARCHIVE_PROTECTED');
      names.add(entry.fileName);
      claimed += entry.uncompressedSize;
      if (claimed > most) throw new FileRefused('ARCHIVE_TOO_LARGE');
      for await (const length of unpack(archive, entry)) {
        unpacked += length;
        if (unpacked > most) throw new FileRefused('ARCHIVE_TOO_LARGE');
      }
    }
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('DAMAGED');
  }
  const own = inside[extension];
  if (own === null) return;
  const [list, content] = own;
  if (!(names.has(list) && [...names].some((name) => content.test(name)))) throw new FileRefused('NOT_WHAT_IT_SAYS');
}
