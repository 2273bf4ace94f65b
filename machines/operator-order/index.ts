export { type OperatorOrderRef, type OperatorOrderSnapshot, operatorOrderMachine } from './operator-order.machine.ts';
export * from './operator-order.select.ts';
export { canOfferCancellation, needsRemark } from './operator-order.steps.ts';
export type {
  DecisionRequest,
  DraftRequest,
  OpenedFile,
  OperatorOrderReport,
  OrderSheet,
  PaperFileRequest,
} from './operator-order.types.ts';
