import type { RateRow } from '#domain/rates/columns.ts';

/** Rows per statement, so that others are not blocked for long. */
export const ROWS_PER_PART = 2_000;

/** Lines as bytes of a JSON list: they cross threads and reach the database without an object per line. */
export type PackedRows = Uint8Array<ArrayBuffer>;

export function packRows(rows: readonly RateRow[]): PackedRows[] {
  const encoder = new TextEncoder();
  const parts: PackedRows[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_PART)
    parts.push(encoder.encode(JSON.stringify(rows.slice(start, start + ROWS_PER_PART))));
  return parts;
}

/** Parses lines part by part; repeated strings are shared. */
export function rowUnpacker(): (text: string) => RateRow[] {
  const texts = new Map<string, string>();
  const once = (text: string): string => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, text);
    return text;
  };
  return (text) => {
    const rows = JSON.parse(text) as Record<string, string>[];
    for (const row of rows) for (const key in row) row[key] = once(row[key]!);
    return rows;
  };
}

export function unpackRows(parts: readonly PackedRows[]): RateRow[] {
  const decoder = new TextDecoder();
  const unpack = rowUnpacker();
  return parts.flatMap((part) => unpack(decoder.decode(part)));
}
