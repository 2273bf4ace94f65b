import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { Cell } from '#domain/rates/cell.ts';
import { RateFileRefused } from '../job.ts';
import type { ReadRow } from './sheet.ts';

const RECORD_CHARACTERS_AT_MOST = 64 * 1024;

/** Decodes UTF-8 if valid, else GB18030, which Excel in China saves. */
function decode(bytes: Buffer): string {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\0')) return text;
    } catch {}
  }
  throw new RateFileRefused('UNKNOWN_ENCODING');
}

const cellOf = (text: string): Cell => (text.trim() === '' ? { kind: 'empty' } : { kind: 'text', text });

/** Tab-separated when the first line has tabs; quotation marks are then plain characters. */
const separatedBy = (text: string) =>
  /^[^\n]*\t/.test(text) ? { delimiter: '\t', relax_quotes: true } : { delimiter: ',' };

export async function readCsv(path: string, take: ReadRow): Promise<void> {
  const text = decode(await readFile(path));
  const parser = Readable.from([text]).pipe(
    parse({ relax_column_count: true, max_record_size: RECORD_CHARACTERS_AT_MOST, ...separatedBy(text) }),
  );
  let at = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      at += 1;
      take(at, record.map(cellOf));
    }
  } catch (error) {
    throw error instanceof RateFileRefused ? error : new RateFileRefused('DAMAGED');
  }
}
