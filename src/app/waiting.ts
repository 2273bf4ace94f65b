import type { AnyActorRef } from 'xstate';

/** Makes a thing when it is first wanted and keeps it; what failed is tried again by the next who wants it. */
export function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

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
