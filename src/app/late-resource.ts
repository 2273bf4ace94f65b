import { createActor, fromPromise } from 'xstate';
import {
  type ResourceAddress,
  type ResourceAnswer,
  type ResourceRef,
  resourceMachine,
} from '#machines/resource/index.ts';
import type { Source } from './home-sources.ts';
import { runningServices } from './wiring/services.ts';

/** A block's own reading, which begins when it is started. */
export function lateResource<Content>(read: Source<Content>, query = '') {
  const actor = createActor(
    resourceMachine.provide({
      actors: {
        read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ input, signal }) => ({
          outcome: 'found',
          content: await read(await runningServices().api(), input.query, signal),
        })),
      },
    }),
    { input: { path: '', query } },
  );
  return actor as ResourceRef<Content> & { start: () => unknown };
}
