import type { Archive } from './archive.ts';
import { readXml } from './xml.ts';

export type NumberLook = 'date' | 'percent' | 'plain';

/** Excel's built-in date formats, those of its Chinese edition included. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function lookOf(id: number, code: string | undefined): NumberLook {
  if (code === undefined) return id === 9 || id === 10 ? 'percent' : isBuiltInDate(id) ? 'date' : 'plain';
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./gu, '');
  if (signs.includes('%')) return 'percent';
  return /[ymdhs]/i.test(signs) ? 'date' : 'plain';
}

/** Reads how each cell style shows numbers, in index order. */
export async function readStyles(archive: Archive, part: string): Promise<NumberLook[]> {
  const codes = new Map<number, string>();
  const looks: NumberLook[] = [];
  if (!archive.has(part)) return looks;
  let isCellStyle = false;
  await readXml(archive.read(part), {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle) looks.push(lookOf(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return looks;
}
