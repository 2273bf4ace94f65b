import { lazyActor } from '../../../lazy/lazy-actor.ts';
import { together } from '../together.ts';

/** The form and the network have nothing to tell each other; their code comes with their section. */
export const business = together(
  {
    network: lazyActor(async () => (await import('./network.tsx')).network, { retry: true }),
    lead: lazyActor(async () => (await import('./lead.tsx')).lead, { retry: true }),
  },
  { sections: ['network', 'lead'] },
);
