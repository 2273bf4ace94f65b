import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadExtension } from '#server/files/job.ts';
import { inspect } from '#server/files/worker/inspect.ts';
import { zipOf } from '#tests/kit/excel-workbook.ts';
import { temporaryFolder } from '#tests/kit/temporary-folder.ts';
import { blankDocument, objectStream, textDocument } from '#tests/kit/upload-files.ts';

const folder = temporaryFolder('harmful-files');
let count = 0;

async function verdict(content: Uint8Array, extension: UploadExtension): Promise<string> {
  count += 1;
  const path = join(folder, String(count));
  writeFileSync(path, content);
  return inspect(path, extension, `${path}.clean`).then(
    () => 'taken',
    (error: { error?: string; message: string }) => error.error ?? error.message,
  );
}

const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const word = (more: Readonly<Record<string, string | Uint8Array>> = {}) =>
  zipOf({ '[Content_Types].xml': TYPES, 'word/document.xml': '<document/>', ...more });
const sheet = (more: Readonly<Record<string, string | Uint8Array>> = {}) =>
  zipOf({ '[Content_Types].xml': TYPES, 'xl/workbook.xml': '<workbook/>', ...more });
const oleOf = (name: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_040), Buffer.from(name, 'utf16le')]);
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);

describe('[11.20] macros', () => {
  const project = { 'word/vbaProject.bin': 'Attribute VB_Name' };
  it.each<[string, Uint8Array, UploadExtension]>([
    ['a docm named docx', word(project), 'docx'],
    ['an xlsm named xlsx', sheet({ 'xl/VBAPROJECT.BIN': 'x' }), 'xlsx'],
    [
      'a type of a workbook with macros',
      sheet({
        '[Content_Types].xml':
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
      }),
      'xlsx',
    ],
    ['macros of Excel 4', sheet({ 'xl/macrosheets/sheet1.xml': 'x' }), 'xlsx'],
    ['an xlsm in an archive', zipOf({ '报价.xlsm': sheet() }), 'zip'],
    ['a docm named docx in an archive', zipOf({ '托书.docx': word(project) }), 'zip'],
    ['a docm in an archive in an archive', zipOf({ 'a.zip': zipOf({ 'b.docx': word(project) }) }), 'zip'],
    ['a document of before 2007', oleOf('_VBA_PROJECT_CUR'), 'xls'],
    ['one of those in an archive', zipOf({ 'a.doc': oleOf('_VBA_PROJECT') }), 'zip'],
  ])('in %s are refused', async (_, content, extension) => {
    expect(await verdict(content, extension)).toBe('MACRO');
  });
});

describe('[11.20] a program', () => {
  it.each<[string, Uint8Array, UploadExtension]>([
    ['in an archive', zipOf({ 'setup.exe': 'anything' }), 'zip'],
    ['under another name', zipOf({ '照片.jpg': program }), 'zip'],
    ['in a document', word({ 'word/embeddings/a.bin': program }), 'docx'],
    ['packed into an object of a document', word({ 'word/embeddings/o.bin': oleOf('\u0001Ole10Native') }), 'docx'],
    ['packed into a document of before 2007', oleOf('\u0001Ole10Native'), 'doc'],
    ['of Linux', zipOf({ a: Buffer.from('7f454c46', 'hex') }), 'zip'],
    ['as a script', zipOf({ 'run.txt': '#!/bin/sh\n' }), 'zip'],
    ['in an archive in an archive', zipOf({ 'a.zip': zipOf({ 'run.js': '1' }) }), 'zip'],
  ])('%s is refused', async (_, content, extension) => {
    expect(await verdict(content, extension)).toBe('EXECUTABLE');
  });
});

describe('[11.20] archives and documents', () => {
  it('without any of that are taken, also in one another', async () => {
    const photograph = Buffer.from('ffd8ffe0', 'hex');
    const all = zipOf({
      '托书.docx': word(),
      '装箱单.xlsx': sheet(),
      '照片/1.jpg': photograph,
      'MZ.txt': 'MZ-2601 舱单',
    });
    expect(await verdict(all, 'zip')).toBe('taken');
    expect(await verdict(zipOf({ 'a.zip': all, 'a.pdf': blankDocument() }), 'zip')).toBe('taken');
    for (const name of ['fcl-excel', 'fcl-libreoffice', 'fcl-openpyxl', 'fcl-exceljs', 'fcl-sheetjs'])
      expect(await verdict(readFileSync(`tests/kit/sheets/${name}.xlsx`), 'xlsx')).toBe('taken');
  });

  it('that cannot be looked into are refused', async () => {
    expect(await verdict(zipOf({ 'a.7z': Buffer.from('377abcaf271c0004', 'hex') }), 'zip')).toBe('NESTED_ARCHIVE');
    let nested = word();
    for (let depth = 0; depth < 5; depth += 1) nested = zipOf({ 'a.zip': nested });
    expect(await verdict(nested, 'zip')).toBe('NESTED_ARCHIVE');
    expect(await verdict(zipOf({ 'a.doc': oleOf('EncryptedPackage') }), 'zip')).toBe('PROTECTED');
  });

  it('that unpack to too much inside one another are refused', async () => {
    const inner = zipOf({ a: 'x'.repeat(9_000_000) });
    expect(await verdict(zipOf({ '1.zip': inner, '2.zip': inner }), 'zip')).toBe('ARCHIVE_TOO_LARGE');
  });
});

describe('[11.20] a PDF', () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  it.each<[string, Buffer]>([
    ['a script', blankDocument(`/OpenAction ${script}`)],
    ['a script under another spelling', blankDocument('/OpenAction << /S /J#61vaScr#69pt /JS (1) >>')],
    ['a script by name', blankDocument('/Names << /JavaScript 4 0 R >>', script)],
    ['a script in an object stream', blankDocument('/OpenAction 9 0 R', objectStream(script))],
    [
      'a script in an unnamed object stream',
      blankDocument('', Buffer.from(objectStream(script).toString('latin1').replace('/ObjStm', '/Objekt'), 'latin1')),
    ],
    [
      'an object stream packed in an unusual way',
      blankDocument('', objectStream('<<>>', '/Filter [/ASCIIHexDecode /FlateDecode]')),
    ],
    ['an object stream under a short filter name', blankDocument('', objectStream(script, '/Filter /Fl'))],
    [
      'an object stream that is no stream',
      blankDocument(
        '',
        objectStream('<<>>', '/Filter /FlateDecode', (bytes) => Buffer.from(bytes)),
      ),
    ],
    [
      'an attachment',
      blankDocument('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>', '<< /Type /Filespec /EF << /F 5 0 R >> >>'),
    ],
    ['an attachment in an object stream', blankDocument('', objectStream('<< /Type /Filespec /EF << /F 5 0 R >> >>'))],
    ['an attachment on a page', blankDocument('', '<< /Type /Annot /Subtype /FileAttachment >>')],
    ['a program to start', blankDocument('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['a form with scripts of its own', blankDocument('/AcroForm << /XFA [(a) 4 0 R] >>')],
  ])('with %s is refused', async (_, content) => {
    expect(await verdict(content, 'pdf')).toBe('ACTIVE_CONTENT');
    expect(await verdict(zipOf({ 'a.pdf': content }), 'zip')).toBe('ACTIVE_CONTENT');
  });

  it('without any of that is taken, also with object streams, links and a page to open at', async () => {
    const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com/JavaScript) >> >>';
    const plain = [
      blankDocument('/OpenAction [3 0 R /Fit]'),
      blankDocument('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>', link, objectStream(link)),
      blankDocument('', objectStream(link, '/Filter [/FlateDecode] /DecodeParms << /Predictor 1 >>')),
      textDocument(['JavaScript and EmbeddedFile are words', 'stream']),
    ];
    for (const content of plain) expect(await verdict(content, 'pdf')).toBe('taken');
  });

  it('under a password for changes alone is refused where its objects are packed', async () => {
    const packed = objectStream('<<>>', '/Filter /FlateDecode', () => Buffer.alloc(40, 7));
    const encrypted = blankDocument('', packed).toString('latin1').replace('/Root', '/Encrypt 5 0 R /Root');
    const { requirePassive } = await import('#server/files/worker/active-content.ts');
    expect(() => requirePassive(Buffer.from(encrypted, 'latin1'))).toThrow('PROTECTED');
  });
});
