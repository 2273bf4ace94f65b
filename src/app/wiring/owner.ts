import { ANONYMOUS, UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import { type SessionRef, selectUser } from '#machines/session/index.ts';
import { readTokenCookie } from '../../browser/token-cookie.ts';

/** Whose is what is typed in this page now. */
export function ownerOf(session: SessionRef): string {
  const user = selectUser(session.getSnapshot());
  if (user !== null) return user.userId;
  return readTokenCookie() === null ? ANONYMOUS : UNKNOWN_OWNER;
}

/** Nothing of a person is kept once their session has ended, here or in another tab. */
export function mayKeepFor(session: SessionRef, owner: string): boolean {
  if (owner === ANONYMOUS) return true;
  const token = readTokenCookie();
  return token !== null && token === session.getSnapshot().context.token && owner === ownerOf(session);
}
