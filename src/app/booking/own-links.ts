import { fromPromise } from 'xstate';
import { type OwnLink, ownLinksMachine } from '#machines/own-links/index.ts';
import { apiOf } from '../wiring/services.ts';

export const ownLinks = ownLinksMachine.provide({
  actors: {
    list: fromPromise<readonly OwnLink[], undefined>(async ({ signal, system }) =>
      (await apiOf(system)).shareList({}, { signal }),
    ),
    revoke: fromPromise<unknown, { id: string }>(async ({ input, system }) => (await apiOf(system)).revokeShare(input)),
  },
});
