import { wantedActor } from '../../late-actor.ts';
import { together } from '../together.ts';

/** Their code comes with their section; what does not come is tried again as soon as it is told anything. */
const always = () => true;

/** The form and the network have nothing to tell each other. */
export const business = together(
  {
    network: wantedActor(async () => (await import('./network.tsx')).network, always),
    lead: wantedActor(async () => (await import('./lead.tsx')).lead, always),
  },
  { sections: ['network', 'lead'] },
);
