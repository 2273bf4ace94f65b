import { missingOf } from '#domain/documents/describe.ts';
import { toFailure } from '#domain/failure.ts';
import type { ChosenDocument, DocumentRequest, MissingShown, OrderDocumentsContext } from './order-documents.types.ts';

export const blank = {
  kind: null,
  missing: [],
  failure: null,
  fileName: null,
} satisfies Partial<OrderDocumentsContext>;

export const chosen = ({ kind, order }: ChosenDocument) => ({ ...blank, kind, missing: missingOf(order, kind) });

export function requestOf({ orderNo, kind }: OrderDocumentsContext): DocumentRequest {
  if (kind === null) throw new Error('nothing was chosen');
  return { orderNo, kind };
}

/** The fields that the server reports as missing; empty after any other failure. */
export function missingIn(error: unknown): MissingShown[] {
  const failure = toFailure(error);
  const fields = failure.kind === 'refused' ? (failure.fields ?? {}) : {};
  return Object.entries(fields).map(([path, text]) => ({ path, text }));
}
