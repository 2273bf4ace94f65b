import { type AnyActorRef, fromPromise } from 'xstate';
import { accessCodeMachine, type TryCode } from '#machines/access-code/index.ts';
import { type Decided, ownPostMachine } from '#machines/own-post/index.ts';
import { apiOf } from '#src/app/services.ts';
import { wait } from '#src/browser/clock.ts';
import { rereadPage } from './reread.ts';

const SECOND_MS = 1_000;

/** The code of a request, with every port in place. */
export const wireAccessCode = (page: AnyActorRef) =>
  accessCodeMachine.provide({
    actors: {
      open: fromPromise<unknown, TryCode>(async ({ input: { postId, code }, system }) =>
        (await apiOf(system)).openPost({ id: postId, accessCode: code }),
      ),
      pause: fromPromise<void, { seconds: number }>(({ input: { seconds }, signal }) =>
        wait(seconds * SECOND_MS, signal),
      ),
    },
    actions: { reread: () => rereadPage(page) },
  });

/** Runs the owner's decisions about a request. */
export const wireOwnPost = (page: AnyActorRef) =>
  ownPostMachine.provide({
    actors: {
      decide: fromPromise<unknown, Decided>(async ({ input: { postId, decision }, system }) => {
        const api = await apiOf(system);
        if (decision?.kind === 'award') {
          const { quoteNo, updatedAt } = decision;
          return api.awardQuote({ id: postId, quoteNo, updatedAt });
        }
        return api.revokePost({ id: postId });
      }),
    },
    actions: { reread: () => rereadPage(page) },
  });
