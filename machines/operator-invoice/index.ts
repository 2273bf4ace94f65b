export {
  type OperatorInvoiceRef,
  type OperatorInvoiceSnapshot,
  operatorInvoiceMachine,
} from './operator-invoice.machine.ts';
export * from './operator-invoice.select.ts';
export type {
  InvoiceRefusalRequest,
  InvoiceSheet,
  IssueRequest,
  OperatorInvoiceReport,
} from './operator-invoice.types.ts';
