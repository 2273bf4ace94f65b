export {
  type InvoiceRequestRef,
  type InvoiceRequestSnapshot,
  invoiceRequestMachine,
} from './invoice-request.machine.ts';
export * from './invoice-request.select.ts';
export type {
  InvoiceField,
  InvoicePage,
  InvoiceRecord,
  InvoiceRequestEvent,
  RequestedInvoice,
} from './invoice-request.types.ts';
