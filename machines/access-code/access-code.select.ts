import type { AccessCodeSnapshot } from './access-code.machine.ts';

export const selectCode = ({ context }: AccessCodeSnapshot) => context.code;
export const selectIsIncomplete = ({ context }: AccessCodeSnapshot) => context.isIncomplete;
export const selectFailure = ({ context }: AccessCodeSnapshot) => context.failure;
export const selectCanType = (snapshot: AccessCodeSnapshot) => snapshot.can({ type: 'code.typed', code: '' });
export const selectCanSubmit = (snapshot: AccessCodeSnapshot) => snapshot.can({ type: 'code.submit' });
export const selectIsChecking = (snapshot: AccessCodeSnapshot) => snapshot.hasTag('busy');
/** Minutes until the next attempt is allowed; null when one is allowed now. */
export const selectMinutes = (snapshot: AccessCodeSnapshot) =>
  snapshot.matches('waiting') ? Math.ceil(snapshot.context.seconds / 60) : null;
