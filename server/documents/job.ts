import { builtBrand } from '#copy/brand.ts';
import type { WordedDocument } from '#copy/documents/words.ts';

/** Whose paper it is. */
export interface Letterhead {
  name: string;
  latinName: string;
  /** The mark as a PNG, where the company has one of its own. */
  mark: Uint8Array | null;
}

export const builtLetterhead: Letterhead = {
  name: builtBrand.name,
  latinName: builtBrand.latinName,
  mark: null,
};

export interface DocumentJob {
  document: WordedDocument;
  letterhead: Letterhead;
  /** Written into the file: the same order makes the same bytes at the same time. */
  issuedAt: number;
}

export type DocumentAnswer = { bytes: Uint8Array } | { broken: string };
