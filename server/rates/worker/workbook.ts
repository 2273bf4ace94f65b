import { RateFileRefused } from '../job.ts';
import { type Archive, openArchive, requireArchive } from './archive.ts';
import { readStyles } from './number-looks.ts';
import { type ReadRow, readSheet, type Workbook } from './sheet.ts';
import { readXml } from './xml.ts';

const WORKBOOK = 'xl/workbook.xml';
const STRING_CHARACTERS_AT_MOST = 32 * 1024 * 1024;

async function readSharedStrings(archive: Archive): Promise<string[]> {
  const strings: string[] = [];
  let parts: string[] = [];
  let characters = 0;
  let isText = false;
  let isPhonetic = false;
  await readXml(archive.read('xl/sharedStrings.xml'), {
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

async function readTargets(archive: Archive): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
}

async function readWorkbook(archive: Archive): Promise<Workbook> {
  const targets = await readTargets(archive);
  const sheets: { name: string; part: string }[] = [];
  let is1904 = false;
  await readXml(archive.read(WORKBOOK), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      const part = name === 'sheet' ? targets.get(attributes['r:id'] ?? '') : undefined;
      if (part !== undefined) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  return { sheets, is1904, looks: await readStyles(archive), strings: await readSharedStrings(archive) };
}

/** Reads a workbook sheet by sheet and row by row; `begin` says what takes the rows of a sheet, null to skip it. */
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
