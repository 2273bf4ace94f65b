export type { LoginMode } from '../login-attempt/index.ts';
export { type LoginRef, type LoginSnapshot, loginMachine } from './login.machine.ts';
export { fieldsOf, type PasswordStrength } from './login.rules.ts';
export * from './login.select.ts';
export type {
  LoginError,
  LoginEvent,
  LoginField,
  LoginInput,
  LoginOutput,
  LoginTextField,
  RememberedCredentials,
  SignInFailure,
} from './login.types.ts';
