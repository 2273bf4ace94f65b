import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { FileRefused } from '../job.ts';

const ENTRIES_AT_MOST = 5_000;
const UNPACKED_AT_MOST = 200 * 1024 * 1024;
const RATIO_AT_MOST = 100;
/** Below this no ratio harms anybody. */
const RATIO_FREE_BYTES = 10 * 1024 * 1024;

/** What the archive of an office document holds besides its list of contents. */
const inside = { docx: /^word\//, xlsx: /^xl\//, zip: null };

const openArchive = (bytes: Buffer) =>
  new Promise<ZipFile>((done, failed) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, archive) =>
      error === null ? done(archive) : failed(new FileRefused('DAMAGED')),
    );
  });

/** What the directory says of the content, entry by entry; nothing is unpacked. */
export async function requireHarmless(bytes: Buffer, extension: keyof typeof inside): Promise<void> {
  const archive = await openArchive(bytes);
  if (archive.entryCount > ENTRIES_AT_MOST) throw new FileRefused('ARCHIVE_TOO_LARGE');
  let unpacked = 0;
  const names = new Set<string>();
  await new Promise<void>((done, failed) => {
    archive.on('error', () => failed(new FileRefused('DAMAGED')));
    archive.on('end', () => done());
    archive.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      names.add(entry.fileName);
      const isBomb =
        unpacked > UNPACKED_AT_MOST || (unpacked > RATIO_FREE_BYTES && unpacked > bytes.length * RATIO_AT_MOST);
      if (isBomb) failed(new FileRefused('ARCHIVE_TOO_LARGE'));
      else if (entry.isEncrypted()) failed(new FileRefused('ARCHIVE_PROTECTED'));
      else archive.readEntry();
    });
    archive.readEntry();
  });
  const own = inside[extension];
  if (own === null) return;
  const isOffice = names.has('[Content_Types].xml') && [...names].some((name) => own.test(name));
  if (!isOffice) throw new FileRefused('NOT_WHAT_IT_SAYS');
}
