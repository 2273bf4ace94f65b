import { useId } from 'react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { qualifications as words } from '#copy/content/help.ts';

const PAPERS = ['chemicalsLicence', 'nvocc', 'roadTransport'] as const;

export type Filings = EmbeddedSite['filings'];

/** Configured licence numbers; missing ones are omitted. */
export function Qualifications({ filings, inArticle = false }: { filings: Filings; inArticle?: boolean }) {
  const id = useId();
  const held = PAPERS.filter((paper) => filings[paper] !== '');
  if (held.length === 0) return null;
  const Heading = inArticle ? 'h3' : 'h2';
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Heading id={id} className={inArticle ? 'mb-1 font-strong text-16' : 'font-normal text-12 text-ink-3'}>
        {words.title}
      </Heading>
      <dl className="mt-0.5 grid gap-0.5">
        {held.map((paper) => (
          <div key={paper} className="flex flex-wrap gap-x-1">
            <dt className="text-ink-2">{words.names[paper]}</dt>
            <dd className="min-w-0 break-words text-ink-3">{filings[paper]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
