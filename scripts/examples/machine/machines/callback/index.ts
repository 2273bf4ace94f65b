export { type CallbackRef, type CallbackSnapshot, callbackMachine } from './callback.machine.ts';
export * from './callback.select.ts';
export type { CallbackEvent, CallbackInput } from './callback.types.ts';
