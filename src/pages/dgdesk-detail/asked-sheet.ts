import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { LOOKUP_LETTERS } from '#domain/limits.ts';

export interface AskedSheet {
  /** Four digits where it can be read, else as the address has it; empty where it names none. */
  unNo: string;
  group: string | null;
}

/** The number and the packing group that an address names. */
export function askedSheet(query: string): AskedSheet {
  const fields = new URLSearchParams(query);
  const named = (fields.get('un') ?? fields.get('id') ?? '').trim().slice(0, LOOKUP_LETTERS);
  return { unNo: readUnNumber(named) ?? named, group: fields.get('pg') };
}
