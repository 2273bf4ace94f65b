import { fromPromise } from 'xstate';
import { type OwnLink, ownLinksMachine } from '#machines/own-links/index.ts';
import type { Api } from '#src/api/index.ts';
import type { Directory } from '#src/app/session-of.ts';

/** Links that were shared, in the user centre and over a form. */
export const wireOwnLinks = (apiOf: (directory: Directory) => Promise<Api>) =>
  ownLinksMachine.provide({
    actors: {
      list: fromPromise<readonly OwnLink[], undefined>(async ({ signal, system }) =>
        (await apiOf(system)).shareList({}, { signal }),
      ),
      revoke: fromPromise<unknown, { id: string }>(async ({ input, system }) =>
        (await apiOf(system)).revokeShare(input),
      ),
    },
  });
