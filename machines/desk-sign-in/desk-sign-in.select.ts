import type { DeskSignInSnapshot } from './desk-sign-in.machine.ts';

export type DeskStep = 'looking' | 'password' | 'code' | 'room';

/** The page to show to the operator. */
export const selectStep = (snapshot: DeskSignInSnapshot): DeskStep => {
  if (snapshot.matches('looking')) return 'looking';
  if (snapshot.matches('signedIn') || snapshot.matches('leaving')) return 'room';
  return snapshot.matches('askingCode') || snapshot.matches('checkingCode') ? 'code' : 'password';
};
export const selectName = ({ context }: DeskSignInSnapshot) => context.name;
export const selectPassword = ({ context }: DeskSignInSnapshot) => context.password;
export const selectCode = ({ context }: DeskSignInSnapshot) => context.code;
export const selectIsIncomplete = ({ context }: DeskSignInSnapshot) => context.isIncomplete;
export const selectFailure = ({ context }: DeskSignInSnapshot) => context.failure;
export const selectHasEnded = ({ context }: DeskSignInSnapshot) => context.hasEnded;
export const selectOperator = ({ context }: DeskSignInSnapshot) => context.operator;
export const selectIsBusy = (snapshot: DeskSignInSnapshot) => snapshot.hasTag('busy');
export const selectCanType = (snapshot: DeskSignInSnapshot) =>
  snapshot.can({ type: 'name.typed', name: '' }) || snapshot.can({ type: 'code.typed', code: '' });
export const selectCanSubmit = (snapshot: DeskSignInSnapshot) => snapshot.can({ type: 'signIn.submit' });
export const selectCanGoBack = (snapshot: DeskSignInSnapshot) => snapshot.can({ type: 'signIn.back' });
export const selectCanLeave = (snapshot: DeskSignInSnapshot) => snapshot.can({ type: 'desk.leave' });
/** Minutes until the next attempt is allowed; null when one is allowed now. */
export const selectMinutes = (snapshot: DeskSignInSnapshot) =>
  snapshot.matches('waiting') ? Math.ceil(snapshot.context.seconds / 60) : null;
export const selectWork = ({ children }: DeskSignInSnapshot) => children.work;
export const selectRooms = ({ children }: DeskSignInSnapshot) => children.rooms;
