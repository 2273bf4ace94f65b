export { type AmendmentRef, type AmendmentSnapshot, amendmentMachine } from './amendment.machine.ts';
export * from './amendment.select.ts';
export type { AmendmentEvent, AmendmentInput, AmendmentReport, Withdrawal } from './amendment.types.ts';
