import type { AnyActorRef } from 'xstate';
import { until } from '#src/app/waiting.ts';
import { loadedActor } from '#src/lazy/lazy-actor.ts';

/** Resolves once the code of all running children of a page is loaded. */
export const untilChildrenLoaded = (page: AnyActorRef) =>
  Promise.all(
    Object.values<AnyActorRef>(page.getSnapshot().children).map((child) =>
      until(child, () => loadedActor(child) !== null),
    ),
  );
