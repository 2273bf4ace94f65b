import { type AnyActorLogic, type AnyActorRef, type NonReducibleUnknown, waitFor } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import type { SessionRef, SessionSnapshot } from '#machines/session/index.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';

/** Signed in with the token in its place: only then are calls made in the person's name. */
export const isSignedInWithToken = (snapshot: SessionSnapshot | undefined) => snapshot?.matches('signedIn') === true;

/** The named actors of the running site. */
export interface Directory {
  get: (name: string) => unknown;
}

/** The session of a running site. */
export const sessionOf = (directory: Directory) => directory.get('session') as SessionRef;

/** Resolves when the session rests, signed in or not. */
export const sessionRested = (session: SessionRef) =>
  new Promise<void>((resolve) => {
    const rests = () => !session.getSnapshot().hasTag('busy');
    if (rests()) return resolve();
    const subscription = session.subscribe(() => {
      if (!rests()) return;
      subscription.unsubscribe();
      resolve();
    });
  });

/** Runs a child that only signed-in users need: it loads when the user signs in, or on its first event. */
export const signedInActor = <Child extends AnyActorRef, Input extends NonReducibleUnknown>(
  load: () => Promise<AnyActorLogic>,
): LazyLogic<Child, never, Input> =>
  lazyActor(load, {
    startAfter: (system, signal) => waitFor(sessionOf(system), isSignedInWithToken, { signal }),
  });
