export { type VerificationRef, type VerificationSnapshot, verificationMachine } from './verification.machine.ts';
export * from './verification.select.ts';
export type {
  FoundEnterprise,
  LicenceError,
  RegisteredEnterprise,
  VerificationEvent,
  VerificationForm,
  VerificationOutput,
  VerificationStanding,
  Verified,
} from './verification.types.ts';
