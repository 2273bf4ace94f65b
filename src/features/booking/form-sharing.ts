import type { LazyRef } from '#machines/kit/lazy.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';
import { ownerOf } from '#src/app/owner.ts';
import { apiOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { type OnDemandRef, onDemand } from '#src/features/page-parts/on-demand.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import type { FormSharing } from './form/form-sharing.types.ts';
import { wantSignIn } from './sign-in.ts';

type Part = 'ownLinks' | 'sharing' | 'templates';
type Shared = LazyRef<OwnLinksRef> | LazyRef<SharingRef> | LazyRef<OrderTemplatesRef>;
export type FormSharingRef = OnDemandRef<Part, Shared>;

const logics = {
  ownLinks: lazyActor<OwnLinksRef, never, undefined>(async () => (await import('./own-links.ts')).wireOwnLinks(apiOf), {
    retry: true,
  }),
  sharing: lazyActor<SharingRef, never, undefined>(
    async () => (await import('#src/features/sharing/sharing.ts')).sharing,
    {
      startOn: ({ type }) => type === 'share.open',
    },
  ),
  templates: lazyActor<OrderTemplatesRef, never, undefined>(
    async () => (await import('./order-templates.ts')).wireOrderTemplates(apiOf),
    { startOn: ({ type }) => type === 'templates.open' },
  ),
};

/** Keyed by owner: a user never sees the links and templates of the previous one. */
export const formSharing = onDemand<Part, Shared>({
  nameOf: (part, system) => `${part} ${ownerOf(sessionOf(system))}`,
  logicOf: (part) => logics[part],
});

export const formSharingOf = (parts: FormSharingRef): FormSharing => ({
  sharing: parts.getSnapshot().of('sharing') as LazyRef<SharingRef>,
  ownLinks: () => parts.getSnapshot().of('ownLinks') as LazyRef<OwnLinksRef>,
  templates: parts.getSnapshot().of('templates') as LazyRef<OrderTemplatesRef>,
  onSignIn: () => wantSignIn(parts.system, true),
});
