import type { LeadRef } from '#machines/lead/index.ts';
import { lead as words } from '#src/ui/copy/lead.ts';
import { page } from '#src/ui/copy/pages/business.ts';
import { LeadForm } from '#src/views/lead/LeadForm.tsx';
import { ServicePage } from '../service/ServicePage.tsx';

export function BusinessPage({ lead }: { lead: LeadRef }) {
  return (
    <div className="page-wide pt-5 pb-8 md:pt-8">
      <ServicePage page={page} />
      <section className="mt-3 grid gap-2 rounded border border-line bg-surface p-2 md:p-3">
        <div>
          <h2 className="font-strong text-20 leading-head">{words.title}</h2>
          <p className="mt-0.5 max-w-[40em] text-ink-2">{words.lead}</p>
        </div>
        <LeadForm actor={lead} />
      </section>
    </div>
  );
}
