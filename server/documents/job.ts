import type { WordedDocument } from '#src/ui/copy/document-words.ts';

export interface DocumentJob {
  document: WordedDocument;
  /** Written into the file: the same order makes the same bytes at the same time. */
  issuedAt: number;
}

export type DocumentAnswer = { bytes: Uint8Array } | { broken: string };
