import { composePage } from '#src/features/page-parts/compose-page.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';

/** The form and the network have nothing to tell each other; their code comes with their section. */
export const business = composePage(
  {
    network: lazyActor(async () => (await import('./network.tsx')).network, { retry: true }),
    lead: lazyActor(async () => (await import('./lead.tsx')).lead, { retry: true }),
  },
  { sections: ['network', 'lead'] },
);
