export { type DeskInvoiceRef, type DeskInvoiceSnapshot, deskInvoiceMachine } from './desk-invoice.machine.ts';
export * from './desk-invoice.select.ts';
export type { DeskInvoiceReport, InvoiceRefusalRequest, InvoiceSheet, IssueRequest } from './desk-invoice.types.ts';
