import type { ChangePasswordSnapshot } from './change-password.machine.ts';
import type { ChangePasswordField } from './change-password.types.ts';

export const selectNeedsOldPassword = (snapshot: ChangePasswordSnapshot) => snapshot.context.needsOldPassword;
export const selectFailure = (snapshot: ChangePasswordSnapshot) => snapshot.context.failure;
export const selectText = (field: ChangePasswordField) => (snapshot: ChangePasswordSnapshot) =>
  snapshot.context.values[field];
export const selectError = (field: ChangePasswordField) => (snapshot: ChangePasswordSnapshot) =>
  snapshot.context.errors[field] ?? null;
export const selectIsEditable = (snapshot: ChangePasswordSnapshot) => snapshot.hasTag('editable');
export const selectIsBusy = (snapshot: ChangePasswordSnapshot) => snapshot.hasTag('busy');
export const selectCanSubmit = (snapshot: ChangePasswordSnapshot) => snapshot.can({ type: 'password.submit' });
