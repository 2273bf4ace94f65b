import { fromPromise } from 'xstate';
import { type InvoicePage, invoiceRequestMachine, type RequestedInvoice } from '#machines/invoice-request/index.ts';
import type { Api } from '#src/api/index.ts';

export const wireInvoices = (api: () => Promise<Api>) =>
  invoiceRequestMachine.provide({
    actors: {
      list: fromPromise<InvoicePage, { page: number }>(async ({ input, signal }) =>
        (await api()).invoiceList(input, { signal }),
      ),
      download: fromPromise<unknown, { fileId: string }>(async ({ input: { fileId } }) =>
        (await api()).download({ id: fileId }, { silent: true }),
      ),
      send: fromPromise<unknown, RequestedInvoice>(async ({ input: { orderNos, details } }) =>
        (await api()).requestInvoice({ orderNos: [...orderNos], ...details }),
      ),
    },
  });
