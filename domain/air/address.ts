import { readFields, readFieldsNamed } from '../query-text.ts';
import { type Aircraft, aircraftTypes } from './limits.ts';
import type { AirPieces } from './load.ts';

/** Air search parameters beyond the common ones; all of them are in the URL. */
export interface AirTerms {
  packages: AirPieces[];
  /** Net quantity of one package, as text; empty when unknown. */
  perPackage: string;
  packingGroup: '' | 'I' | 'II' | 'III';
  /** Per cent. */
  share: number;
  aircraft: Aircraft | null;
  carrier: string;
}

/** Query parameters besides the search terms. */
export const AIR_LOAD_FIELDS = ['length', 'width', 'height', 'pieces', 'net', 'group', 'share'] as const;
export const AIR_FIELDS: readonly string[] = [...AIR_LOAD_FIELDS, 'aircraft', 'airline'];

export const SHARES = [0, 30, 50, 70, 100] as const;
const SIZE_ROWS = 3;

const SIZE = /^[1-9]\d{0,3}(?:\.\d)?$/;
const PIECES = /^[1-9]\d{0,3}$/;
const QUANTITY = /^\d{1,6}(?:\.\d{1,3})?$/;
const GROUPS = ['I', 'II', 'III'] as const;

export interface TypedSizes {
  /** Starts at 1. */
  id: number;
  length: string;
  width: string;
  height: string;
  pieces: string;
}

/** Parses the size rows in the query, including incomplete ones. */
export function typedSizes(query: string): TypedSizes[] {
  const at = (name: string, index: number) => (readFieldsNamed(query, name)[index] ?? '').trim().slice(0, 8);
  return Array.from({ length: SIZE_ROWS }, (_, index) => ({
    id: index + 1,
    length: at('length', index),
    width: at('width', index),
    height: at('height', index),
    pieces: at('pieces', index),
  }));
}

const isComplete = ({ length, width, height, pieces }: TypedSizes) =>
  [length, width, height].every((size) => SIZE.test(size)) && PIECES.test(pieces);

const isStarted = ({ length, width, height, pieces }: TypedSizes) => `${length}${width}${height}${pieces}` !== '';

/** Returns true when a row is started but has no complete size. */
export const hasPartialRow = (query: string): boolean =>
  typedSizes(query).some((row) => isStarted(row) && !isComplete(row));

/** Parses the air query; invalid values fall back to defaults. Never throws. */
export function readAirTerms(query: string): AirTerms {
  const fields = readFields(query);
  const net = fields.get('net') ?? '';
  return {
    packages: typedSizes(query)
      .filter(isComplete)
      .map(({ length, width, height, pieces }) => ({ length, width, height, pieces: Number(pieces) })),
    perPackage: QUANTITY.test(net) && Number(net) > 0 ? net : '',
    packingGroup: GROUPS.find((group) => group === fields.get('group')) ?? '',
    share: SHARES.find((share) => String(share) === fields.get('share')) ?? 0,
    aircraft: aircraftTypes.find((type) => type === fields.get('aircraft')) ?? null,
    carrier: /^[A-Z0-9]{2}$/.test(fields.get('airline') ?? '') ? (fields.get('airline') ?? '') : '',
  };
}
