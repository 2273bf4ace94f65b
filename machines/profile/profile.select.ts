import type { ProfileSnapshot } from './profile.machine.ts';
import type { ProfileField } from './profile.types.ts';

export const selectText = (field: ProfileField) => (snapshot: ProfileSnapshot) => snapshot.context.values[field];
export const selectError = (field: ProfileField) => (snapshot: ProfileSnapshot) =>
  snapshot.context.errors[field] ?? null;
export const selectFailure = (snapshot: ProfileSnapshot) => snapshot.context.failure;
export const selectIsEditable = (snapshot: ProfileSnapshot) => snapshot.hasTag('editable');
export const selectIsBusy = (snapshot: ProfileSnapshot) => snapshot.hasTag('busy');
export const selectCanClose = (snapshot: ProfileSnapshot) =>
  snapshot.status === 'active' && snapshot.can({ type: 'profile.close' });
export const selectCanRetry = (snapshot: ProfileSnapshot) => snapshot.can({ type: 'profile.retry' });
export const selectCanSave = (snapshot: ProfileSnapshot) => snapshot.can({ type: 'profile.submit' });
/** Saved, with a company that is not verified yet. */
export const selectIsNamed = (snapshot: ProfileSnapshot) => snapshot.matches('named');
export const selectCompany = (snapshot: ProfileSnapshot) => snapshot.context.values.companyName;
