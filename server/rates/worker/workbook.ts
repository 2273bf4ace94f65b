import { posix } from 'node:path';
import { RateFileRefused } from '../job.ts';
import { type Archive, openArchive, requireArchive } from './archive.ts';
import { readStyles } from './number-looks.ts';
import { type ReadRow, readSheet, type Workbook } from './sheet.ts';
import { type Attributes, readXml } from './xml.ts';

const WORKBOOK = 'xl/workbook.xml';
const STRING_CHARACTERS_AT_MOST = 32 * 1024 * 1024;

/** Empty when all strings are inline, because the workbook then has no such part. */
async function readSharedStrings(archive: Archive, part: string): Promise<string[]> {
  const strings: string[] = [];
  if (!archive.has(part)) return strings;
  let parts: string[] = [];
  let characters = 0;
  let isText = false;
  let isPhonetic = false;
  await readXml(archive.read(part), {
    open(name) {
      if (name === 'si') parts = [];
      isPhonetic ||= name === 'rPh';
      isText = name === 't' && !isPhonetic;
    },
    text(text) {
      if (!isText) return;
      characters += text.length;
      if (characters > STRING_CHARACTERS_AT_MOST) throw new RateFileRefused('TOO_LARGE');
      parts.push(text);
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') strings.push(parts.join(''));
    },
  });
  return strings;
}

interface Relationships {
  byId: ReadonlyMap<string, string>;
  byKind: ReadonlyMap<string, string>;
}

/** Parts the workbook refers to, by relationship id and by the type's last word. */
async function readRelationships(archive: Archive): Promise<Relationships> {
  const byId = new Map<string, string>();
  const byKind = new Map<string, string>();
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const part = posix.resolve('/xl', Target).slice(1);
      byId.set(Id, part);
      byKind.set(posix.basename(Type), part);
    },
  });
  return { byId, byKind };
}

/** Relationship id of a sheet; programs bind the namespace to different prefixes. */
function relationshipIdOf(attributes: Attributes): string {
  const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
  return id;
}

async function readWorkbook(archive: Archive): Promise<Workbook> {
  const { byId, byKind } = await readRelationships(archive);
  const sheets: { name: string; part: string }[] = [];
  let is1904 = false;
  await readXml(archive.read(WORKBOOK), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      const part = name === 'sheet' ? byId.get(relationshipIdOf(attributes)) : undefined;
      if (part !== undefined) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  return {
    sheets,
    is1904,
    looks: await readStyles(archive, byKind.get('styles') ?? 'xl/styles.xml'),
    strings: await readSharedStrings(archive, byKind.get('sharedStrings') ?? 'xl/sharedStrings.xml'),
  };
}

/** Reads a workbook sheet by sheet and row by row; `begin` returns the row handler of a sheet, or null to skip it. */
export async function readXlsx(path: string, begin: (sheet: string) => ReadRow | null): Promise<void> {
  await requireArchive(path);
  let archive: Archive | null = null;
  try {
    archive = await openArchive(path);
    if (archive.has('xl/vbaProject.bin')) throw new RateFileRefused('MACRO');
    if (!archive.has(WORKBOOK)) throw new RateFileRefused('WRONG_TYPE');
    const workbook = await readWorkbook(archive);
    for (const { name, part } of workbook.sheets) {
      const take = begin(name);
      if (take !== null) await readSheet(archive.read(part), workbook, take);
    }
  } catch (error) {
    throw error instanceof RateFileRefused ? error : new RateFileRefused('DAMAGED');
  } finally {
    archive?.close();
  }
}
