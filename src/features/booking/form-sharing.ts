import type { LazyRef } from '#machines/kit/lazy.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';
import { ownerOf } from '#src/app/owner.ts';
import { apiOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { childOf, type OnDemandRef, onDemand } from '#src/features/page-parts/on-demand.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import type { FormSharing } from './form/FormShareDialog.tsx';
import { wantSignIn } from './sign-in.ts';

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

/** One child per owner: a user never sees the links and templates of the previous one. */
export const formSharing = {
  ownLinks: { logic: onDemand({ logicOf: () => logics.ownLinks }) },
  sharing: { logic: onDemand({ logicOf: () => logics.sharing }) },
  templates: { logic: onDemand({ logicOf: () => logics.templates }) },
};

export interface FormSharingRefs {
  ownLinks: OnDemandRef<unknown, LazyRef<OwnLinksRef>>;
  sharing: OnDemandRef<unknown, LazyRef<SharingRef>>;
  templates: OnDemandRef<unknown, LazyRef<OrderTemplatesRef>>;
}

export function formSharingOf({ ownLinks, sharing, templates }: FormSharingRefs): FormSharing {
  const { system } = sharing;
  const owner = ownerOf(sessionOf(system));
  return {
    sharing: childOf(sharing, owner, null),
    ownLinks: () => childOf(ownLinks, ownerOf(sessionOf(system)), null),
    templates: childOf(templates, owner, null),
    onSignIn: () => wantSignIn(system, true),
  };
}
