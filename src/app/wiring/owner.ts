import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { type SessionRef, selectUser } from '#machines/session/index.ts';
import { readToken } from '../../browser/cookies.ts';

/** Whose is what is typed in this page now. */
export function ownerOf(session: SessionRef): string {
  const user = selectUser(session.getSnapshot());
  if (user !== null) return user.userId;
  return readToken() === null ? ANONYMOUS : UNKNOWN_OWNER;
}

/**
 * Nothing of a person is kept once they have signed out, here or in another tab. Where their session has run out, the page
 * that reloads for it still keeps its last letters for them.
 */
export function mayKeepFor(session: SessionRef, owner: string): boolean {
  if (owner === ANONYMOUS) return true;
  const snapshot = session.getSnapshot();
  const { token, reloadToast } = snapshot.context;
  if (snapshot.matches('reloading')) return reloadToast === 'expired';
  const kept = readToken();
  return kept !== null && kept === token && owner === ownerOf(session);
}
