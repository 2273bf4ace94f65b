export { type DeskOrderRef, type DeskOrderSnapshot, deskOrderMachine } from './desk-order.machine.ts';
export * from './desk-order.select.ts';
export type {
  DecisionRequest,
  DeskOrderTold,
  DraftRequest,
  MoveRequest,
  OpenedFile,
  OrderSheet,
  PaperFileRequest,
} from './desk-order.types.ts';
