import type { DocumentOrder, MissingField } from '#domain/documents/description.ts';
import type { DocumentKind } from '#domain/documents/kinds.ts';

/** What is missing as the page found it, or as the server named it. */
export type MissingShown = MissingField | { path: string; text: string };

export interface OrderDocumentsInput {
  orderNo: string;
}

export interface OrderDocumentsContext extends OrderDocumentsInput {
  kind: DocumentKind | null;
  missing: readonly MissingShown[];
  failure: string | null;
  /** What was taken last is called so. */
  fileName: string | null;
}

export interface DocumentRequest {
  orderNo: string;
  kind: DocumentKind;
}

export interface DocumentTaken {
  fileName: string;
}

/** What is made, and the order as the person sees it. */
export interface ChosenDocument {
  kind: DocumentKind;
  order: DocumentOrder;
}

export type OrderDocumentsEvent =
  | ({ type: 'documents.take' } & ChosenDocument)
  | ({ type: 'documents.print' } & ChosenDocument)
  | { type: 'documents.again' }
  /** Puts away what is said of the last one. */
  | { type: 'documents.close' }
  /** Closes the page that is read. */
  | { type: 'documents.leave' };
