import type { ReactNode } from 'react';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { ChartGround } from '#src/ui/art/ChartGround.tsx';
import { homeMarket } from '#src/ui/copy/home-market.ts';
import { DangerousLookup } from '#src/views/dangerous-lookup/DangerousLookup.tsx';
import { SegregationCheck } from '#src/views/segregation-check/SegregationCheck.tsx';
import { ContainerNumber } from './ContainerNumber.tsx';
import { RevenueTons } from './RevenueTons.tsx';
import { Section } from './Section.tsx';

const words = homeMarket.tools;

const Tool = ({ title, children }: { title: string; children: ReactNode }) => (
  <article className="grid min-w-0 content-start gap-2 rounded border border-line bg-surface p-2 lg:p-3">
    <h3 className="font-strong text-16 leading-head">{title}</h3>
    {children}
  </article>
);

interface ToolStripProps {
  lookup: DangerousLookupRef;
  segregation: SegregationCheckRef;
}

/** Four things looked up every day, answered on the spot. */
export function ToolStrip({ lookup, segregation }: ToolStripProps) {
  return (
    <ChartGround className="border-t">
      <Section title={words.title} note={words.note} className="page-wide py-6">
        <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-4">
          <Tool title={words.lookup}>
            <DangerousLookup actor={lookup} />
          </Tool>
          <Tool title={words.segregation}>
            <SegregationCheck actor={segregation} />
          </Tool>
          <Tool title={words.tons}>
            <RevenueTons />
          </Tool>
          <Tool title={words.container}>
            <ContainerNumber />
          </Tool>
        </div>
        <p className="mt-2 text-12 text-ink-3">{words.finalWord}</p>
      </Section>
    </ChartGround>
  );
}
