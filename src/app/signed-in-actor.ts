import type { AnyActorLogic, AnyActorRef, EventObject, NonReducibleUnknown } from 'xstate';
import type { LateLogic } from '#machines/kit/late.ts';
import { sendWhileActive, wantedActor } from './late-actor.ts';
import { sessionOf } from './wiring/session-of.ts';
import { isSignedInWithToken } from './wiring/signed-in.ts';

const isEvent = (told: unknown) => typeof (told as Partial<EventObject> | undefined)?.type === 'string';

/** Runs a child that only who is signed in has a use for: its code comes once somebody is, or with the first that it is told. */
export function signedInActor<Child extends AnyActorRef, Input extends NonReducibleUnknown>(
  bring: () => Promise<AnyActorLogic>,
): LateLogic<Child, never, Input> {
  return {
    ...wantedActor<Child, Input>(bring, isEvent),
    start(_, { self, system }) {
      const session = sessionOf(system);
      const look = () => {
        const isOver = self.getSnapshot().status !== 'active';
        if (!isOver && !isSignedInWithToken(session.getSnapshot())) return;
        following.unsubscribe();
        sendWhileActive(self, { type: 'late.wanted' });
      };
      const following = session.subscribe(look);
      look();
    },
  };
}
