import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { LOOKUP_LETTERS } from '#domain/limits.ts';

export interface AskedSheet {
  /** Four digits when valid, else as in the URL; empty when missing. */
  unNo: string;
  group: string | null;
}

/** Reads UN number and packing group from the query. */
export function sheetQueryOf(query: string): AskedSheet {
  const fields = new URLSearchParams(query);
  const named = (fields.get('un') ?? fields.get('id') ?? '').trim().slice(0, LOOKUP_LETTERS);
  return { unNo: readUnNumber(named) ?? named, group: fields.get('pg') };
}
