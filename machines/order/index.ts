export { type OrderRef, type OrderSnapshot, orderMachine } from './order.machine.ts';
export * from './order.select.ts';
export type { CancelRequest, OrderEvent, OrderInput, PageShown } from './order.types.ts';
