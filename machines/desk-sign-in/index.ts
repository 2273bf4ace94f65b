export { type DeskSignInRef, type DeskSignInSnapshot, deskSignInMachine } from './desk-sign-in.machine.ts';
export * from './desk-sign-in.select.ts';
export type {
  DeskOperator,
  DeskSignInEvent,
  GivenPassword,
  PasswordAnswered,
  PasswordRequest,
} from './desk-sign-in.types.ts';
