import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { FileRefused } from '../job.ts';
import { requirePassive } from './active-content.ts';
import { requireHarmlessContent, requireHarmlessName, requireNoMacros } from './programs.ts';

const ENTRIES_AT_MOST = 5_000;
const UNPACKED_AT_MOST = 200 * 1024 * 1024;
const RATIO_AT_MOST = 100;
/** Maximum nesting of archives; deeper files are refused. */
const DEPTH_AT_MOST = 3;
/** Below this size any compression ratio is harmless. */
const RATIO_FREE_BYTES = 10 * 1024 * 1024;

/** Entries that identify each archive-based format: its list of contents and the listed folder. */
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

/** Unpacks an entry; a size other than the directory's means damage. */
async function unpack(archive: ZipFile, entry: Entry, budget: Budget): Promise<Buffer> {
  const content = await archive.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of content) {
      budget.spend((chunk as Buffer).length);
      chunks.push(chunk as Buffer);
    }
  } finally {
    content.destroy();
  }
  return Buffer.concat(chunks);
}

/** Limits the total unpacked size, nested archives included. */
class Budget {
  #unpacked = 0;
  #entries = 0;
  readonly #most: number;

  constructor(packedBytes: number) {
    this.#most = Math.min(UNPACKED_AT_MOST, Math.max(RATIO_FREE_BYTES, packedBytes * RATIO_AT_MOST));
  }

  spend(bytes: number): void {
    this.#unpacked += bytes;
    this.require(this.#unpacked);
  }

  require(bytes: number): void {
    if (bytes > this.#most) throw new FileRefused('ARCHIVE_TOO_LARGE');
  }

  addEntries(count: number): void {
    this.#entries += count;
    if (this.#entries > ENTRIES_AT_MOST) throw new FileRefused('ARCHIVE_TOO_LARGE');
  }
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PDF = Buffer.from('%PDF-', 'latin1');
const startsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);

async function requireHarmlessEntry(name: string, bytes: Buffer, budget: Budget, depth: number): Promise<void> {
  requireHarmlessContent(name, bytes);
  if (startsWith(bytes, PDF)) requirePassive(bytes);
  if (startsWith(bytes, OLE)) requireNoMacros(bytes);
  if (!startsWith(bytes, ZIP)) return;
  if (depth >= DEPTH_AT_MOST) throw new FileRefused('NESTED_ARCHIVE');
  await namesInside(bytes, budget, depth + 1);
}

/** Unpacks and checks every entry, nested archives included; returns the names of the outer one. */
async function namesInside(bytes: Buffer, budget: Budget, depth: number): Promise<ReadonlySet<string>> {
  const archive = await openArchive(bytes);
  budget.addEntries(archive.entryCount);
  const names = new Set<string>();
  let claimed = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      if (entry.isEncrypted()) throw new FileRefused('ARCHIVE_PROTECTED');
      names.add(entry.fileName);
      claimed += entry.uncompressedSize;
      budget.require(claimed);
      requireHarmlessName(entry.fileName);
      await requireHarmlessEntry(entry.fileName, await unpack(archive, entry, budget), budget, depth);
    }
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('DAMAGED');
  }
  return names;
}

/** Refuses an archive that unpacks to too much, contains a program or macro, or does not match its extension. */
export async function requireHarmless(bytes: Buffer, extension: keyof typeof inside): Promise<void> {
  const names = await namesInside(bytes, new Budget(bytes.length), 0);
  const own = inside[extension];
  if (own === null) return;
  const [list, content] = own;
  if (!(names.has(list) && [...names].some((name) => content.test(name)))) throw new FileRefused('NOT_WHAT_IT_SAYS');
}
