import { fromPromise } from 'xstate';
import { type OwnLink, type OwnLinksRef, ownLinksMachine } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';
import type { FormSharing } from '../../views/booking/form-sharing.types.ts';
import { type OnDemandRef, onDemand } from '../pages/on-demand.ts';
import { sharing } from '../sharing/sharing.ts';
import { ownerOf } from '../wiring/owner.ts';
import { apiOf } from '../wiring/services.ts';
import { sessionOf } from '../wiring/session-of.ts';
import { wantSignIn } from './sign-in.ts';

type Part = 'ownLinks' | 'sharing';
export type FormSharingRef = OnDemandRef<Part, OwnLinksRef | SharingRef>;

const ownLinks = ownLinksMachine.provide({
  actors: {
    list: fromPromise<readonly OwnLink[], undefined>(async ({ signal, system }) =>
      (await apiOf(system)).shareList({}, { signal }),
    ),
    revoke: fromPromise<unknown, { id: string }>(async ({ input, system }) => (await apiOf(system)).revokeShare(input)),
  },
});

/** Each person's own: nobody finds the links of who was signed in before. */
export const formSharing = onDemand<Part, OwnLinksRef | SharingRef>({
  nameOf: (part, system) => `${part} ${ownerOf(sessionOf(system))}`,
  logicOf: (part) => (part === 'sharing' ? sharing : ownLinks),
});

export const formSharingOf = (parts: FormSharingRef): FormSharing => ({
  sharing: parts.getSnapshot().of('sharing') as SharingRef,
  ownLinks: parts.getSnapshot().of('ownLinks') as OwnLinksRef,
  onSignIn: () => wantSignIn(parts.system, true),
});
