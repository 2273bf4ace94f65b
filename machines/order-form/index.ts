export { type OrderFormRef, type OrderFormSnapshot, orderFormMachine } from './order-form.machine.ts';
export * from './order-form.select.ts';
export type * from './order-form.types.ts';
