export {
  type OperatorVerificationRef,
  type OperatorVerificationSnapshot,
  operatorVerificationMachine,
} from './operator-verification.machine.ts';
export { type Comparison, compareSheet } from './operator-verification.rules.ts';
export * from './operator-verification.select.ts';
export type {
  LicenceRequest,
  OperatorVerificationReport,
  Verdict,
  VerdictRequest,
  VerificationSheet,
} from './operator-verification.types.ts';
