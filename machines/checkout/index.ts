export { type CheckoutRef, type CheckoutSnapshot, checkoutMachine } from './checkout.machine.ts';
export * from './checkout.select.ts';
export type * from './checkout.types.ts';
