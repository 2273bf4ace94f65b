import type { AnyActorRef } from 'xstate';

/** Until something is so of an actor. */
export const until = (actor: AnyActorRef, isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    if (isSo()) return resolve();
    const { unsubscribe } = actor.subscribe(() => {
      if (!isSo()) return;
      unsubscribe();
      resolve();
    });
  });
