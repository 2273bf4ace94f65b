export { type VerificationRef, type VerificationSnapshot, verificationMachine } from './verification.machine.ts';
export * from './verification.select.ts';
export type {
  FoundEnterprise,
  RegisteredEnterprise,
  VerificationError,
  VerificationEvent,
  VerificationForm,
  VerificationOutput,
  VerificationStanding,
  Verified,
} from './verification.types.ts';
