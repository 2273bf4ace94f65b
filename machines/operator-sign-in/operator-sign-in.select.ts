import type { OperatorSignInSnapshot } from './operator-sign-in.machine.ts';

export type OperatorStep = 'looking' | 'password' | 'code' | 'room';

/** The page to show to the operator. */
export const selectStep = (snapshot: OperatorSignInSnapshot): OperatorStep => {
  if (snapshot.matches('looking')) return 'looking';
  if (snapshot.matches('signedIn') || snapshot.matches('leaving')) return 'room';
  return snapshot.matches('askingCode') || snapshot.matches('checkingCode') ? 'code' : 'password';
};
export const selectName = ({ context }: OperatorSignInSnapshot) => context.name;
export const selectPassword = ({ context }: OperatorSignInSnapshot) => context.password;
export const selectCode = ({ context }: OperatorSignInSnapshot) => context.code;
export const selectIsIncomplete = ({ context }: OperatorSignInSnapshot) => context.isIncomplete;
export const selectFailure = ({ context }: OperatorSignInSnapshot) => context.failure;
export const selectHasEnded = ({ context }: OperatorSignInSnapshot) => context.hasEnded;
export const selectOperator = ({ context }: OperatorSignInSnapshot) => context.operator;
export const selectIsBusy = (snapshot: OperatorSignInSnapshot) => snapshot.hasTag('busy');
export const selectCanType = (snapshot: OperatorSignInSnapshot) =>
  snapshot.can({ type: 'name.typed', name: '' }) || snapshot.can({ type: 'code.typed', code: '' });
export const selectCanSubmit = (snapshot: OperatorSignInSnapshot) => snapshot.can({ type: 'signIn.submit' });
export const selectCanGoBack = (snapshot: OperatorSignInSnapshot) => snapshot.can({ type: 'signIn.back' });
export const selectCanLeave = (snapshot: OperatorSignInSnapshot) => snapshot.can({ type: 'operator.leave' });
/** Minutes until the next attempt is allowed; null when one is allowed now. */
export const selectMinutes = (snapshot: OperatorSignInSnapshot) =>
  snapshot.matches('waiting') ? Math.ceil(snapshot.context.seconds / 60) : null;
export const selectWork = ({ children }: OperatorSignInSnapshot) => children.work;
export const selectRooms = ({ children }: OperatorSignInSnapshot) => children.rooms;
