import type { LeadRef } from '#machines/lead/index.ts';
import type { ResourceAddress, ResourceRef } from '#machines/resource/index.ts';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import type { Network } from './views/content.ts';

/** The form and the network have nothing to tell each other; their code comes with their section. */
export const business = composePage(
  {
    network: lazyActor<ResourceRef<Network>, never, ResourceAddress>(
      async () => (await import('./network.tsx')).network,
      { retry: true },
    ),
    lead: lazyActor<LeadRef, never, undefined>(async () => (await import('./lead.tsx')).lead, { retry: true }),
  },
  { sections: ['network', 'lead'] },
);
