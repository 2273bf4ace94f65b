import { lead as words } from '#copy/brands.ts';
import type { LeadRef } from '#machines/lead/index.ts';
import { LeadForm } from '../lead/LeadForm.tsx';

/** Contact form: the visitor leaves a number for a call back. */
export const LeadBlock = ({ actor }: { actor: LeadRef }) => (
  <section className="mt-4 grid gap-2 rounded border border-line bg-surface p-2 md:p-3">
    <div>
      <h2 className="font-strong text-20 leading-head">{words.title}</h2>
      <p className="mt-0.5 max-w-[40em] text-ink-2">{words.lead}</p>
    </div>
    <LeadForm actor={actor} />
  </section>
);
