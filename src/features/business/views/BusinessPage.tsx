import type { ReactNode } from 'react';
import { businessPage as page } from '#copy/brands.ts';
import { head } from '#copy/shell.ts';
import { LeadingLinks } from '#src/features/page-parts/views/LeadingLinks.tsx';
import { PageHead } from '#src/features/page-parts/views/PageHead.tsx';
import { Sheet } from '#src/ui/parts/common/Sheet.tsx';

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
