export { type DeskOrderRef, type DeskOrderSnapshot, deskOrderMachine } from './desk-order.machine.ts';
export * from './desk-order.select.ts';
export type {
  DeskOrderTold,
  MoveRequest,
  OpenedFile,
  OrderSheet,
  PaperDecision,
  PaperFileRequest,
} from './desk-order.types.ts';
