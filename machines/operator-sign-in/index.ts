export {
  type OperatorSignInRef,
  type OperatorSignInSnapshot,
  operatorSignInMachine,
} from './operator-sign-in.machine.ts';
export * from './operator-sign-in.select.ts';
export type {
  GivenPassword,
  OperatorSignInEvent,
  PasswordAnswered,
  PasswordRequest,
  SignedInOperator,
} from './operator-sign-in.types.ts';
