import type { AnyActorRef } from 'xstate';
import { BusinessPage } from '../../../pages/business/BusinessPage.tsx';
import { NearSection } from '../NearSection.tsx';
import { Spacer } from '../Spacer.tsx';
import { hasBegun } from '../together.ts';

export { business } from './wiring.ts';

const bringNetwork = () => import('./network.tsx');
const bringLead = () => import('./lead.tsx');

const spaces = {
  network: <Spacer heights={[9_210, 6_660, 2_970]} />,
  lead: <Spacer heights={[1_044, 672, 640]} />,
};

export default function Business({ actor }: { actor: AnyActorRef | null }) {
  if (actor === null) return null;
  const page = { page: actor, isNear: hasBegun };
  return (
    <BusinessPage
      network={<NearSection {...page} name="network" bring={bringNetwork} space={spaces.network} isLaidOut />}
      lead={<NearSection {...page} name="lead" bring={bringLead} space={spaces.lead} />}
    />
  );
}
