import { fromPromise } from 'xstate';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import { type OwnLink, type OwnLinksRef, ownLinksMachine } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';
import type { FormSharing, LateTemplatesRef } from '../../views/booking/form-sharing.types.ts';
import { wantedActor } from '../late-actor.ts';
import { type OnDemandRef, onDemand } from '../pages/on-demand.ts';
import { sharing } from '../sharing/sharing.ts';
import { ownerOf } from '../wiring/owner.ts';
import { apiOf } from '../wiring/services.ts';
import { sessionOf } from '../wiring/session-of.ts';
import { wantSignIn } from './sign-in.ts';

type Part = 'ownLinks' | 'sharing' | 'templates';
type Shared = LateTemplatesRef | OwnLinksRef | SharingRef;
export type FormSharingRef = OnDemandRef<Part, Shared>;

const ownLinks = ownLinksMachine.provide({
  actors: {
    list: fromPromise<readonly OwnLink[], undefined>(async ({ signal, system }) =>
      (await apiOf(system)).shareList({}, { signal }),
    ),
    revoke: fromPromise<unknown, { id: string }>(async ({ input, system }) => (await apiOf(system)).revokeShare(input)),
  },
});

const isOpened = (told: unknown) => (told as { type?: string } | undefined)?.type === 'templates.open';

/** Their code comes with the first form that is to be kept. */
const templates = wantedActor<OrderTemplatesRef, undefined>(
  async () => (await import('./order-templates.ts')).wireOrderTemplates(apiOf),
  isOpened,
);

const logics = { ownLinks, sharing, templates };

/** Each person's own: nobody finds the links and templates of who was signed in before. */
export const formSharing = onDemand<Part, Shared>({
  nameOf: (part, system) => `${part} ${ownerOf(sessionOf(system))}`,
  logicOf: (part) => logics[part],
});

export const formSharingOf = (parts: FormSharingRef): FormSharing => ({
  sharing: parts.getSnapshot().of('sharing') as SharingRef,
  ownLinks: parts.getSnapshot().of('ownLinks') as OwnLinksRef,
  templates: parts.getSnapshot().of('templates') as LateTemplatesRef,
  onSignIn: () => wantSignIn(parts.system, true),
});
