export { type OrderMessagesRef, type OrderMessagesSnapshot, orderMessagesMachine } from './order-messages.machine.ts';
export * from './order-messages.select.ts';
export type * from './order-messages.types.ts';
