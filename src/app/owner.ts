import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { type SessionRef, selectUser } from '#machines/session/index.ts';
import { readToken } from '#src/browser/cookies.ts';

/** Whose is what is typed in this page now. */
export function ownerOf(session: SessionRef): string {
  const user = selectUser(session.getSnapshot());
  if (user !== null) return user.userId;
  return readToken() === null ? ANONYMOUS : UNKNOWN_OWNER;
}

/**
 * True while the session may still store data for this owner. After sign-out in any tab it may not; after an expiry it
 * may until the page reloads, so that the last keystrokes are saved.
 */
export function mayKeepFor(session: SessionRef, owner: string): boolean {
  if (owner === ANONYMOUS) return true;
  const snapshot = session.getSnapshot();
  const { token, reloadToast } = snapshot.context;
  if (snapshot.matches('reloading')) return reloadToast === 'expired';
  const kept = readToken();
  return kept !== null && kept === token && owner === ownerOf(session);
}
