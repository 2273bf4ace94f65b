export {
  type OrderCancellationRef,
  type OrderCancellationSnapshot,
  orderCancellationMachine,
} from './order-cancellation.machine.ts';
export * from './order-cancellation.select.ts';
export type {
  CancellationDecision,
  CancellationRequest,
  OrderCancellationEvent,
  OrderCancellationInput,
  OrderCancellationReport,
} from './order-cancellation.types.ts';
