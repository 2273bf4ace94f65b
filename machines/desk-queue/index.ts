export { type DeskQueueRef, type DeskQueueSnapshot, deskQueueMachine } from './desk-queue.machine.ts';
export { enquiryRow, orderRow, verificationRow } from './desk-queue.rules.ts';
export * from './desk-queue.select.ts';
export type {
  EnquiryRow,
  OrderRow,
  PageRequest,
  QueueFilters,
  QueuePage,
  QueueRow,
  RowChanged,
  VerificationRow,
} from './desk-queue.types.ts';
