import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { segregationCheck } from '#copy/dg-desk/tools.ts';
import { homeMarket } from '#copy/home/page.ts';
import type { DangerousLookupRef } from '#machines/dangerous-lookup/index.ts';
import type { SegregationCheckRef } from '#machines/segregation-check/index.ts';
import { DangerousLookup } from '#src/features/dangerous-goods/lookup/DangerousLookup.tsx';
import { SegregationCheck } from '#src/features/dangerous-goods/segregation/SegregationCheck.tsx';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { Tool } from '#src/features/page-parts/views/Tool.tsx';
import { ChartGround } from '#src/ui/art/ChartGround.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { ContainerNumber } from './ContainerNumber.tsx';
import { RevenueTons } from './RevenueTons.tsx';

const words = homeMarket.tools;

interface ToolStripProps {
  lookup: DangerousLookupRef;
  segregation: SegregationCheckRef;
}

export function ToolStrip({ lookup, segregation }: ToolStripProps) {
  return (
    <ChartGround className="border-t">
      <Section title={words.title} note={words.note} className="page-wide py-6">
        <div className="grid gap-2 md:grid-cols-2 xl:grid-cols-4">
          <Tool title={dangerousLookup.tool}>
            <DangerousLookup actor={lookup} />
          </Tool>
          <Tool title={segregationCheck.title}>
            <SegregationCheck actor={segregation} />
          </Tool>
          <Tool title={words.tons}>
            <RevenueTons />
          </Tool>
          <Tool title={words.container}>
            <ContainerNumber />
          </Tool>
        </div>
        <p className="mt-2">
          <Link href={words.modes.to} className="text-link underline">
            {words.modes.label}
          </Link>
        </p>
        <p className="mt-1 text-12 text-ink-3">{words.finalWord}</p>
      </Section>
    </ChartGround>
  );
}
