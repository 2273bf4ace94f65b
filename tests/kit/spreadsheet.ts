import { text } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

export interface ReadCell {
  value: number | string;
  /** How a number is shown, as the file says it. */
  look: string | null;
}

/** The parts of an archive as text, by name. */
async function unpack(bytes: Buffer): Promise<Map<string, string>> {
  const archive = await new Promise<ZipFile>((done, failed) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => (error ? failed(error) : done(zip))),
  );
  const parts = new Map<string, string>();
  await new Promise<void>((done, failed) => {
    archive.on('end', done);
    archive.on('error', failed);
    archive.on('entry', (entry: Entry) =>
      archive.openReadStream(entry, (error, stream) => {
        if (error) return failed(error);
        text(stream).then((content) => {
          parts.set(entry.fileName, content);
          archive.readEntry();
        }, failed);
      }),
    );
    archive.readEntry();
  });
  return parts;
}

const plain = (xml: string) =>
  xml
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const all = (xml: string, tag: string) => [
  ...xml.matchAll(new RegExp(`<${tag}(\\s[^>]*?)?(?:/>|>(.*?)</${tag}>)`, 'gs')),
];
const attribute = (attributes: string | undefined, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(attributes ?? '')?.[1];

/** The letters of a column, the first being 0. */
export const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : `${letterOf(Math.floor(column / 26) - 1)}${String.fromCharCode(65 + (column % 26))}`;

/** The cells of the first sheet as a spreadsheet reads them, by the name of their place: A1. */
export async function readSpreadsheet(bytes: Buffer): Promise<{ sheets: string[]; cells: Map<string, ReadCell> }> {
  const parts = await unpack(bytes);
  const part = (name: string) => parts.get(name) ?? '';
  const strings = all(part('xl/sharedStrings.xml'), 'si').map(([, , inner = '']) => plain(inner));
  const styles = part('xl/styles.xml');
  const looks = new Map(
    all(styles, 'numFmt').map(([, named]) => [attribute(named, 'numFmtId'), attribute(named, 'formatCode')]),
  );
  const [, , formats = ''] = all(styles, 'cellXfs')[0] ?? [];
  const lookOf = all(formats, 'xf').map(
    ([, named]) => looks.get(attribute(named, 'numFmtId')) ?? attribute(named, 'numFmtId'),
  );
  const cells = new Map<string, ReadCell>();
  for (const [, named, inner = ''] of all(part('xl/worksheets/sheet1.xml'), 'c')) {
    const [kind, style] = [attribute(named, 't'), attribute(named, 's')];
    const raw = plain(all(inner, 'v')[0]?.[2] ?? all(inner, 't')[0]?.[2] ?? '');
    if (inner === '') continue;
    if (inner.includes('<f')) throw new Error(`a formula in ${attribute(named, 'r')}`);
    const isText = kind === 's' || kind === 'inlineStr' || kind === 'str';
    const value = kind === 's' ? (strings[Number(raw)] ?? '') : isText ? raw : Number(raw);
    cells.set(attribute(named, 'r') ?? '', {
      value,
      look: isText || style === undefined ? null : plain(lookOf[Number(style)] ?? ''),
    });
  }
  return {
    sheets: all(part('xl/workbook.xml'), 'sheet').map(([, named]) => plain(attribute(named, 'name') ?? '')),
    cells,
  };
}
