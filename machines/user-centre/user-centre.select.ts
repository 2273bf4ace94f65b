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

/** The child that confirms a change of account; its ref is stable while it runs. */
export const selectSingleSignOn = (snapshot: UserCentreSnapshot) => snapshot.children.singleSignOn;

/** The sign-in dialog, while it loads and is open; its ref is stable. */
export const selectSignIn = (snapshot: UserCentreSnapshot) => snapshot.children.signIn;
export const selectCanSignIn = (snapshot: UserCentreSnapshot) => snapshot.can({ type: 'centre.signIn' });

/** The browser's session, shared with the site. */
export const selectSession = (snapshot: UserCentreSnapshot) => snapshot.children.session;

/** The rooms behind the sign-in; the ref is stable for one user. */
export const selectRooms = (snapshot: UserCentreSnapshot) => snapshot.children.rooms;
