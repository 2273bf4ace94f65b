export { type DeskOrderRef, type DeskOrderSnapshot, deskOrderMachine } from './desk-order.machine.ts';
export * from './desk-order.select.ts';
export { canOfferCancellation, needsRemark } from './desk-order.steps.ts';
export type {
  DecisionRequest,
  DeskOrderReport,
  DraftRequest,
  OpenedFile,
  OrderSheet,
  PaperFileRequest,
} from './desk-order.types.ts';
