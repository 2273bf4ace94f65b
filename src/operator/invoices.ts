import { fromPromise } from 'xstate';
import type { operatorTable } from '#contract/operator-table.ts';
import {
  type InvoiceRefusalRequest,
  type InvoiceSheet,
  type IssueRequest,
  operatorInvoiceMachine,
} from '#machines/operator-invoice/index.ts';
import type { ApiOf } from '#src/api/types.ts';
import { copyText } from '#src/browser/clipboard.ts';
import { heldFile } from '#src/browser/held-files.ts';

/** The invoice of the room as it runs in a browser. */
export const wireInvoice = (api: ApiOf<typeof operatorTable>) =>
  operatorInvoiceMachine.provide({
    actors: {
      readSheet: fromPromise<InvoiceSheet, { id: string }>(({ input: { id }, signal }) =>
        api.operatorInvoiceSheet({ invoiceId: id }, { signal }),
      ),
      copy: fromPromise<boolean, { text: string }>(({ input: { text } }) => copyText(text)),
      issue: fromPromise<unknown, IssueRequest>(async ({ input: { key, ...asked } }) => {
        const file = heldFile(key);
        if (file === undefined) throw new Error('the file is no longer there');
        return api.operatorInvoiceIssue({ ...asked, file });
      }),
      readIssued: fromPromise<unknown, { sheet: InvoiceSheet | null }>(async ({ input: { sheet }, signal }) => {
        const { invoiceId = '', file = null } = sheet?.row ?? {};
        if (file === null) return;
        await api.operatorInvoiceFile({ invoiceId }, { signal });
      }),
      refuse: fromPromise<unknown, InvoiceRefusalRequest>(({ input }) => api.operatorInvoiceRefusal(input)),
    },
  });
