import { wantedActor } from '../../late-actor.ts';
import { together } from '../together.ts';

/** The form and the network have nothing to tell each other; their code comes with their section. */
export const business = together(
  {
    network: wantedActor(async () => (await import('./network.tsx')).network),
    lead: wantedActor(async () => (await import('./lead.tsx')).lead),
  },
  { sections: ['network', 'lead'] },
);
