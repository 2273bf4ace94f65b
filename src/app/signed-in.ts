import type { SessionSnapshot } from '#machines/session/index.ts';

/** Signed in with the token in its place: only then are calls made in the person's name. */
export const isSignedInWithToken = (snapshot: SessionSnapshot | undefined) => snapshot?.matches('signedIn') === true;
