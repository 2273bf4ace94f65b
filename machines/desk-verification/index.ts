export {
  type DeskVerificationRef,
  type DeskVerificationSnapshot,
  deskVerificationMachine,
} from './desk-verification.machine.ts';
export { type Comparison, compareSheet } from './desk-verification.rules.ts';
export * from './desk-verification.select.ts';
export type {
  DeskVerificationReport,
  LicenceRequest,
  Verdict,
  VerdictRequest,
  VerificationSheet,
} from './desk-verification.types.ts';
