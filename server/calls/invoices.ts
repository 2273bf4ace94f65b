import { askInvoice } from '../invoices/ask.ts';
import { issueInvoice, readIssued, refuseInvoice } from '../invoices/desk.ts';
import { listInvoicesForDesk, readInvoiceForDesk } from '../invoices/desk-queue.ts';
import { listInvoices } from '../invoices/read.ts';
import { actorOf } from '../operators/audit.ts';
import { opened, withOpen } from '../operators/presence.ts';
import { requireOwnOrder } from '../orders/own-order.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';

type Ours =
  | 'deskInvoiceFile'
  | 'deskInvoiceIssue'
  | 'deskInvoiceRefusal'
  | 'deskInvoiceSheet'
  | 'deskInvoices'
  | 'invoiceList'
  | 'requestInvoice';

const deciding = (context: CallContext) => ({ now: context.clock.now(), actor: actorOf(context) });

export const invoiceCalls: Pick<CallHandlers, Ours> = {
  requestInvoice: async (request, context) => {
    const { userId } = signedIn(context);
    const { db, clock, random, requestId } = context;
    for (const orderNo of request.orderNos) await requireOwnOrder(db, userId, orderNo);
    return askInvoice(db, request, { userId, now: clock.now(), random, requestId });
  },

  invoiceList: (request, context) =>
    listInvoices(context.db, request, { userId: signedIn(context).userId, now: context.clock.now() }),

  deskInvoices: async (request, context) => {
    const page = await listInvoicesForDesk(context.db, request, context.clock.now());
    return withOpen(context, 'invoice', page, ({ invoiceId }) => invoiceId);
  },

  deskInvoiceSheet: async ({ invoiceId }, context) =>
    opened(context, 'invoice', invoiceId, await readInvoiceForDesk(context.db, invoiceId)),

  deskInvoiceIssue: async ({ invoiceId, number = null, issuedOn = null }, context) => {
    const { received } = context;
    if (received === null) throw new Error('an upload without its file');
    return issueInvoice(context, { invoiceId, received, number, issuedOn }, deciding(context));
  },

  deskInvoiceFile: async ({ invoiceId }, { db, files, deliver }) => {
    const { fileId, name } = await readIssued(db, invoiceId);
    deliver({ name, ...(await files.read(fileId)) });
    return null;
  },

  deskInvoiceRefusal: (request, context) => refuseInvoice(context.db, request, deciding(context)),
};
