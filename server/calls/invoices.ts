import { askInvoice } from '../invoices/ask.ts';
import { issueInvoice, readIssued, refuseInvoice } from '../invoices/operator.ts';
import { listInvoicesForOperator, readInvoiceForOperator } from '../invoices/operator-queue.ts';
import { listInvoices } from '../invoices/read.ts';
import { actorOf } from '../operators/audit.ts';
import { opened, withOpen } from '../operators/presence.ts';
import { requireOwnOrder } from '../orders/own-order.ts';
import { type CallContext, type CallHandlers, signedIn } from './context.ts';

type Ours =
  | 'operatorInvoiceFile'
  | 'operatorInvoiceIssue'
  | 'operatorInvoiceRefusal'
  | 'operatorInvoiceSheet'
  | 'operatorInvoices'
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

  operatorInvoices: async (request, context) => {
    const page = await listInvoicesForOperator(context.db, request, context.clock.now());
    return withOpen(context, 'invoice', page, ({ invoiceId }) => invoiceId);
  },

  operatorInvoiceSheet: async ({ invoiceId }, context) =>
    opened(context, 'invoice', invoiceId, await readInvoiceForOperator(context.db, invoiceId)),

  operatorInvoiceIssue: async ({ invoiceId, number = null, issuedOn = null }, context) => {
    const { received } = context;
    if (received === null) throw new Error('an upload without its file');
    return issueInvoice(context, { invoiceId, received, number, issuedOn }, deciding(context));
  },

  operatorInvoiceFile: async ({ invoiceId }, { db, files, deliver }) => {
    const { fileId, name } = await readIssued(db, invoiceId);
    deliver({ name, ...(await files.read(fileId)) });
    return null;
  },

  operatorInvoiceRefusal: (request, context) => refuseInvoice(context.db, request, deciding(context)),
};
