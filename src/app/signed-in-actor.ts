import { type AnyActorLogic, type AnyActorRef, type NonReducibleUnknown, waitFor } from 'xstate';
import type { LazyLogic } from '#machines/kit/lazy.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { isSignedInWithToken, sessionOf } from './session-of.ts';

/** Runs a child that only signed-in users need: it loads when the user signs in, or on its first event. */
export const signedInActor = <Child extends AnyActorRef, Input extends NonReducibleUnknown>(
  load: () => Promise<AnyActorLogic>,
): LazyLogic<Child, never, Input> =>
  lazyActor(load, {
    startAfter: (system, signal) => waitFor(sessionOf(system), isSignedInWithToken, { signal }),
  });
