import type { DocumentOrder, MissingField } from '#domain/documents/description.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';

/** A missing field, found by the page or reported by the server. */
export type MissingShown = MissingField | { path: string; text: string };

export interface OrderDocumentsInput {
  orderNo: string;
}

export interface OrderDocumentsContext extends OrderDocumentsInput {
  kind: DocumentKind | null;
  missing: readonly MissingShown[];
  failure: string | null;
  /** File name of the last download. */
  fileName: string | null;
}

export interface DocumentRequest {
  orderNo: string;
  kind: DocumentKind;
}

export interface DocumentTaken {
  fileName: string;
}

/** The kind of paper to create, and the order in the version that the user saw. */
export interface ChosenDocument {
  kind: DocumentKind;
  order: DocumentOrder;
}

export type OrderDocumentsEvent =
  | ({ type: 'documents.take' } & ChosenDocument)
  | ({ type: 'documents.print' } & ChosenDocument)
  | { type: 'documents.again' }
  | { type: 'documents.close' }
  /** Closes the open page. */
  | { type: 'documents.leave' };
