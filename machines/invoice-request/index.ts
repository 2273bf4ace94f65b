export {
  type InvoiceRequestRef,
  type InvoiceRequestSnapshot,
  invoiceRequestMachine,
} from './invoice-request.machine.ts';
export * from './invoice-request.select.ts';
export type {
  InvoiceAsked,
  InvoiceField,
  InvoicePage,
  InvoiceRecord,
  InvoiceRequestEvent,
} from './invoice-request.types.ts';
