import type { AnyActorRef } from 'xstate';

/** Resolves once the predicate is true for the actor. */
export const until = (actor: AnyActorRef, isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    if (isSo()) return resolve();
    const { unsubscribe } = actor.subscribe(() => {
      if (!isSo()) return;
      unsubscribe();
      resolve();
    });
  });
