import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILE_EXTENSIONS, safeFileName } from '#domain/file-name.ts';
import { envelope, failureOf, startApi } from './kit.ts';

const file = (disposition: string, type = 'application/pdf') => ({
  data: new Blob(['%PDF'], { type }),
  headers: { 'content-disposition': disposition, 'content-type': type },
});

const savedName = async (disposition: string) => {
  const { api, saved } = startApi([file(disposition)]);
  await api.file({ id: '1' });
  return saved[0]?.name;
};

test('[8.5] a file is saved under the name in content-disposition', async () => {
  const { api, saved, opened } = startApi([file('attachment; filename="invoice.pdf"')]);
  expect(await api.file({ id: '1' })).toEqual({ fileName: 'invoice.pdf', size: 4 });
  expect(await saved[0]!.file.text()).toBe('%PDF');
  expect(opened).toEqual([]);
});

test('[8.5] a PDF preview opens as a PDF, and only a PDF does', async () => {
  const pdf = startApi([file('inline; filename="a.pdf"')]);
  await pdf.api.file({ id: '1' }, { preview: true });
  expect(pdf.opened.map(({ name, file: blob }) => [name, blob.type])).toEqual([['a.pdf', 'application/pdf']]);
  expect(pdf.saved).toEqual([]);
  const page = startApi([file('inline; filename="a.pdf"', 'text/html')]);
  await page.api.file({ id: '1' }, { preview: true });
  expect(page.opened).toEqual([]);
  expect(page.saved).toHaveLength(1);
});

test.each([
  ['证书.pdf', 'application/pdf'],
  ['证书.png', 'image/png'],
])('[8.5] a preview opens %s, which the server sends without a type of its own', async (name, type) => {
  const encoded = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
  const { api, opened, saved } = startApi([file(encoded, 'application/octet-stream')]);
  await api.file({ id: '1' }, { preview: true });
  expect(opened.map((one) => [one.name, one.file.type])).toEqual([[name, type]]);
  expect(saved).toEqual([]);
});

test('[8.5] a preview of anything else is saved, and the tab that was opened for it is closed', async () => {
  const { api, opened, saved } = startApi([file('attachment; filename="运价.xlsx"', 'application/octet-stream')]);
  let closed = 0;
  const tab = { go: () => undefined, close: () => (closed += 1) };
  await api.file({ id: '1' }, { preview: true, tab });
  expect([opened.length, saved.map(({ name }) => name), closed]).toEqual([0, ['运价.xlsx'], 1]);
});

test('[8.5] a refusal in place of a file is a refusal', async () => {
  const refusal = envelope('10004004', null, '未找到相关内容');
  const { api, saved, notices } = startApi([{ data: new Blob([refusal.data]) }]);
  expect(await failureOf(api.file({ id: '1' }))).toMatchObject({ kind: 'refused', code: '10004004' });
  expect(saved).toEqual([]);
  expect(notices).toEqual([{ kind: 'toast', message: '未找到相关内容' }]);
});

test.each([
  ['attachment', '下载.bin'],
  ['', '下载.bin'],
  [';;;===', '下载.bin'],
  ["attachment; filename*=UTF-8''%E5%8F%91%E7%A5%A8.pdf", '发票.pdf'],
  ['attachment; filename="a.pdf"; filename*=UTF-8\'\'%E5%8F%91%E7%A5%A8.pdf', '发票.pdf'],
  ["attachment; filename*=iso-8859-1''%A3%20rates.pdf", '£ rates.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%E5%8', 'plain.pdf'],
  ['attachment; filename="plain.pdf"; filename*=KOI8-R\'\'%D2', 'plain.pdf'],
  ['attachment; filename=token.csv', 'token.csv'],
  ['attachment; filename="a\\"b.pdf"', 'ab.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd.bin'],
  ['attachment; filename="..\\\\..\\\\windows\\\\system.ini"', 'system.ini.bin'],
  ['attachment; filename="C:\\\\a.pdf"', 'a.pdf'],
  ["attachment; filename*=UTF-8''..%2F..%2Fa.pdf", 'a.pdf'],
  ['attachment; filename="setup.exe"', 'setup.exe.bin'],
  ['attachment; filename="invoice.pdf.exe"', 'invoice.pdf.exe.bin'],
  ['attachment; filename="page.html"', 'page.html.bin'],
  ['attachment; filename="logo.svg"', 'logo.svg.bin'],
  ['attachment; filename=".pdf"', 'pdf.bin'],
  ['attachment; filename="..."', '下载.bin'],
  ['attachment; filename="CON.pdf"', '_CON.pdf'],
  ['attachment; filename="com1.txt"', '_com1.txt'],
  ['attachment; filename="a.PDF"', 'a.pdf'],
  ['attachment; filename="a.pdf. . "', 'a.pdf'],
  ["attachment; filename*=UTF-8''a%E2%80%AEfdp.exe", 'afdp.exe.bin'],
  ["attachment; filename*=UTF-8''a%0D%0Ab.pdf", 'ab.pdf'],
  ["attachment; filename*=UTF-8''a%00.pdf", 'a.pdf'],
  ['attachment; filename="a:b*c?.pdf"', 'abc.pdf'],
  [`attachment; filename="${'a'.repeat(300)}.pdf"`, `${'a'.repeat(124)}.pdf`],
  ['attachment; filename="/"', '下载.bin'],
])('[8.5] %s is saved as %s', async (disposition, name) => {
  expect(await savedName(disposition)).toBe(name);
});

const extensions = new Set<string | undefined>(FILE_EXTENSIONS);

test('[8.5] any proposed name is a last path part of at most 128 characters with an allowed extension', {
  timeout: 30_000,
}, () => {
  const names = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 400 }));
  fc.assert(
    fc.property(names, (proposed) => {
      const name = safeFileName(proposed);
      const isPlain = /^[^.\\/\p{Cc}\p{Cs}][^\\/\p{Cc}\p{Cs}]*$/u.test(name);
      return isPlain && name.length <= 128 && extensions.has(name.split('.').at(-1));
    }),
    { numRuns: 5_000 },
  );
});

test('[8.5] what a file may be called', () => {
  expect(FILE_EXTENSIONS).toEqual([
    ...['pdf', 'ofd', 'jpg', 'jpeg', 'png', 'webp', 'bmp', 'csv', 'xls', 'xlsx', 'doc', 'docx', 'json', 'txt', 'zip'],
    'bin',
  ]);
});

test('[8.5] a name that only ends like a device is no one’s', () => {
  expect(['icon.pdf', 'falcon', 'con.pdf', 'CON', 'lpt1.txt', 'lpt.txt'].map((name) => safeFileName(name))).toEqual([
    ...['icon.pdf', 'falcon.bin', '_con.pdf', '_CON.bin', '_lpt1.txt', 'lpt.txt'],
  ]);
});
