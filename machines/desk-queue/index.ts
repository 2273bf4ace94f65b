export { type DeskQueueRef, type DeskQueueSnapshot, deskQueueMachine } from './desk-queue.machine.ts';
export {
  actRow,
  articleRow,
  enquiryRow,
  invoiceRow,
  leadRow,
  listedGroups,
  orderRow,
  verificationRow,
} from './desk-queue.rules.ts';
export * from './desk-queue.select.ts';
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
} from './desk-queue.types.ts';
