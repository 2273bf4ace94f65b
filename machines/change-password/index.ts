export {
  type ChangePasswordRef,
  type ChangePasswordSnapshot,
  changePasswordMachine,
} from './change-password.machine.ts';
export * from './change-password.select.ts';
export type {
  ChangePasswordAnswered,
  ChangePasswordEvent,
  ChangePasswordField,
  ChangePasswordInput,
  ChangePasswordRequest,
} from './change-password.types.ts';
