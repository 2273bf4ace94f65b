import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { businessPage as page } from '#copy/brands.ts';
import { head } from '#copy/shell.ts';
import { isStarted } from '#src/features/page-parts/compose-page.ts';
import { LazySection, Spacer } from '#src/features/page-parts/LazySection.tsx';
import { LeadingLinks } from '#src/features/page-parts/views/LeadingLinks.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';
import type { business } from './wiring.ts';

interface BusinessPageProps {
  network: ReactNode;
  lead: ReactNode;
}

/** Page of the consolidation brand: story, network with prices and schedules, and the contact form. */
export function BusinessPage({ network, lead }: BusinessPageProps) {
  return (
    <div className="page-wide pt-5 pb-8 md:pt-8">
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead {...page}>
        <LeadingLinks links={page.links} />
      </PageHead>
      <Sheet sections={page.sections} />
      {network}
      {lead}
    </div>
  );
}

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
