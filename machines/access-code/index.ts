export { type AccessCodeRef, type AccessCodeSnapshot, accessCodeMachine } from './access-code.machine.ts';
export * from './access-code.select.ts';
export type { AccessCodeEvent, AccessCodeInput, TryCode } from './access-code.types.ts';
