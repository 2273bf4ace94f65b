import type { ActorRefFrom } from 'xstate';
import { isStarted } from '#src/features/page-parts/compose-page.ts';
import { LazySection } from '#src/features/page-parts/LazySection.tsx';
import { Spacer } from '#src/features/page-parts/Spacer.tsx';
import { BusinessPage } from './views/BusinessPage.tsx';
import type { business } from './wiring.ts';

export { business } from './wiring.ts';

const loadNetwork = () => import('./network.tsx');
const loadLead = () => import('./lead.tsx');

const spaces = {
  network: <Spacer heights={[9_210, 6_660, 2_970]} />,
  lead: <Spacer heights={[1_044, 672, 640]} />,
};

export default function Business({ actor }: { actor: ActorRefFrom<typeof business> }) {
  const page = { page: actor, isNear: isStarted, startOn: 'visible' } as const;
  return (
    <BusinessPage
      network={<LazySection {...page} name="network" load={loadNetwork} space={spaces.network} isLaidOut />}
      lead={<LazySection {...page} name="lead" load={loadLead} space={spaces.lead} />}
    />
  );
}
