export { type LoginAttemptRef, type LoginAttemptSnapshot, loginAttemptMachine } from './login-attempt.machine.ts';
export { selectCaptcha, selectWork } from './login-attempt.select.ts';
export type {
  LoginAnswered,
  LoginAttemptInput,
  LoginAttemptOutput,
  LoginRequest,
} from './login-attempt.types.ts';
