import type { UserCentreSnapshot } from './user-centre.machine.ts';

export type UserCentreScreen = 'busy' | 'signedIn' | 'anonymous' | 'unreachable' | 'refused';

export function selectScreen(snapshot: UserCentreSnapshot): UserCentreScreen {
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches({ open: 'anonymous' })) return 'anonymous';
  if (snapshot.matches({ open: 'unreachable' })) return 'unreachable';
  return snapshot.matches({ open: 'signedIn' }) ? 'signedIn' : 'busy';
}

export const selectRoom = (snapshot: UserCentreSnapshot) => snapshot.context.room;
export const selectUser = (snapshot: UserCentreSnapshot) => snapshot.context.user;
export const selectFailure = (snapshot: UserCentreSnapshot) => snapshot.context.failure;
export const selectCanLeave = (snapshot: UserCentreSnapshot) => snapshot.can({ type: 'centre.leave' });
export const selectIsLeaving = (snapshot: UserCentreSnapshot) => snapshot.matches('leaving');

/** The child that asks before another account is switched to; its ref stays the same while it lives. */
export const selectSingleSignOn = (snapshot: UserCentreSnapshot) => snapshot.children.singleSignOn;
