import type { LeadRef } from '#machines/lead/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { head } from '#src/ui/copy/head.ts';
import { lead as words } from '#src/ui/copy/lead.ts';
import { page } from '#src/ui/copy/pages/business.ts';
import { LeadForm } from '#src/views/lead/LeadForm.tsx';
import { Sheet } from '../../ui/parts/common/Sheet.tsx';
import { LeadingLinks } from '../parts/LeadingLinks.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import type { Network } from './content.ts';
import { NetworkBlock } from './NetworkBlock.tsx';

interface BusinessPageProps {
  network: ResourceRef<Network>;
  lead: LeadRef;
}

/** The consolidation brand: its story, its network with prices and sailings, and the way to an agreement. */
export function BusinessPage({ network, lead }: BusinessPageProps) {
  return (
    <div className="page-wide pt-5 pb-8 md:pt-8">
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <PageHead {...page}>
        <LeadingLinks links={page.links} />
      </PageHead>
      <Sheet sections={page.sections} />
      <NetworkBlock actor={network} />
      <section className="mt-4 grid gap-2 rounded border border-line bg-surface p-2 md:p-3">
        <div>
          <h2 className="font-strong text-20 leading-head">{words.title}</h2>
          <p className="mt-0.5 max-w-[40em] text-ink-2">{words.lead}</p>
        </div>
        <LeadForm actor={lead} />
      </section>
    </div>
  );
}
