export { type OperatorQueueRef, type OperatorQueueSnapshot, operatorQueueMachine } from './operator-queue.machine.ts';
export {
  actRow,
  articleRow,
  enquiryRow,
  invoiceRow,
  leadRow,
  listedGroups,
  orderRow,
  verificationRow,
} from './operator-queue.rules.ts';
export * from './operator-queue.select.ts';
export type {
  ActRow,
  ArticleRow,
  DueGroup,
  EnquiryRow,
  InvoiceRow,
  LeadRow,
  OrderRow,
  PageRequest,
  QueueFilters,
  QueuePage,
  QueueRow,
  RowChanged,
  VerificationRow,
} from './operator-queue.types.ts';
