export { type LoginRef, type LoginSnapshot, loginMachine } from './login.machine.ts';
export type { PasswordStrength } from './login.rules.ts';
export * from './login.select.ts';
export type {
  LoginEvent,
  LoginInput,
  LoginOutput,
  RememberedCredentials,
  SignInFailure,
} from './login.types.ts';
