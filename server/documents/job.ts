import type { WordedDocument } from '#src/ui/copy/document-words.ts';

export interface DocumentJob {
  id: number;
  document: WordedDocument;
  /** Written into the file: the same order makes the same bytes at the same time. */
  issuedAt: number;
}

export type DocumentAnswer = { id: number; bytes: Uint8Array } | { id: number; broken: string };
