import type { UserCentreSnapshot } from './user-centre.machine.ts';

export type UserCentreScreen =
  | 'busy'
  | 'signedIn'
  | 'anonymous'
  | 'unreachable'
  | 'refused'
  | 'unreached'
  | 'blocked'
  | 'expired';

export function selectScreen(snapshot: UserCentreSnapshot): UserCentreScreen {
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('unreached')) return 'unreached';
  if (snapshot.matches('blocked')) return 'blocked';
  if (snapshot.matches({ open: 'anonymous' })) return 'anonymous';
  if (snapshot.matches({ open: 'unreachable' })) return 'unreachable';
  if (snapshot.matches({ open: 'expired' })) return 'expired';
  return snapshot.matches({ open: 'signedIn' }) ? 'signedIn' : 'busy';
}

export const selectUserName = ({ context }: UserCentreSnapshot) => context.user?.name ?? null;
export const selectFailure = ({ context }: UserCentreSnapshot) => context.failure;
export const selectCanLeave = (snapshot: UserCentreSnapshot) => snapshot.can({ type: 'centre.leave' });
export const selectIsLeaving = (snapshot: UserCentreSnapshot) => snapshot.matches({ open: { signedIn: 'returning' } });

/** The child that asks before another account is switched to; its ref stays the same while it lives. */
export const selectSingleSignOn = (snapshot: UserCentreSnapshot) => snapshot.children.singleSignOn;

/** The sign-in over the page, at first only on its way; its ref stays the same while it is open. */
export const selectSignIn = (snapshot: UserCentreSnapshot) => snapshot.children.signIn;
export const selectCanSignIn = (snapshot: UserCentreSnapshot) => snapshot.can({ type: 'centre.signIn' });

/** The session of this browser, the site's too. */
export const selectSession = (snapshot: UserCentreSnapshot) => snapshot.children.session;

/** Everything behind the sign-in; its ref stays the same while the person stays. */
export const selectRooms = (snapshot: UserCentreSnapshot) => snapshot.children.rooms;
