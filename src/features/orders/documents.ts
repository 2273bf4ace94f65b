import { fromPromise } from 'xstate';
import { type DocumentRequest, type DocumentTaken, orderDocumentsMachine } from '#machines/order-documents/index.ts';
import type { Api } from '#src/api/index.ts';

/** Saved under the server's name for it. */
export const wireDocuments = (api: () => Promise<Api>) =>
  orderDocumentsMachine.provide({
    actors: {
      take: fromPromise<DocumentTaken, DocumentRequest>(async ({ input, signal }) =>
        (await api()).orderDocument(input, { signal }),
      ),
    },
  });
