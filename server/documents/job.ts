import type { ShownBrand } from '#domain/company/brand.ts';
import type { WordedDocument } from '#src/ui/copy/document-words.ts';

export interface DocumentJob {
  document: WordedDocument;
  /** Whose paper it is. */
  brand: ShownBrand;
  /** Written into the file: the same order makes the same bytes at the same time. */
  issuedAt: number;
}

export type DocumentAnswer = { bytes: Uint8Array } | { broken: string };
