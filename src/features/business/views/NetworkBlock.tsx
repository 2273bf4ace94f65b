import { useState } from 'react';
import { consolidation as words } from '#copy/brands.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { useContent } from '#src/features/resource/views/use-content.ts';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { Cases } from './Cases.tsx';
import { locationsOf, type Network } from './content.ts';
import { NetworkChart } from './NetworkChart.tsx';
import { CutAndSail, ProductMatrix } from './NetworkTables.tsx';
import { Stations } from './Stations.tsx';

const NOTHING: Network = [];

/** Destinations, products, schedules and stations of the brand, with example charges. */
export function NetworkBlock({ actor }: { actor: ResourceRef<Network> }) {
  const content = useContent(actor);
  const network = content ?? NOTHING;
  const [origin, setOrigin] = useState<string | null>(null);
  if (content?.length === 0) return null;
  const shown = origin === null ? network : network.filter(({ org }) => org.code === origin);
  return (
    <div>
      <Section title={words.chart.title} className="pt-4">
        <div className="mb-1 flex min-h-4 flex-wrap items-center gap-1">
          <Origins network={network} chosen={origin} onChoose={setOrigin} />
        </div>
        <NetworkChart network={shown} />
        <p className="mt-0.5 text-12 text-ink-3">{words.chart.note}</p>
      </Section>
      <ResourceBlock
        actor={actor}
        name={words.name}
        skeleton={
          <div className="min-h-[150vh]">
            <SkeletonRows rows={8} columns={6} />
          </div>
        }
        isEmpty={(lanes) => lanes.length === 0}
        frame={(inside) => <div className="mt-3">{inside}</div>}
      >
        {() => (
          <>
            <Section title={words.matrix.title} note={words.matrix.note} className="pt-2">
              <ProductMatrix network={shown} />
            </Section>
            <Section title={words.sailings.title} note={words.sailings.note} className="off-screen pt-4">
              <CutAndSail network={shown} />
            </Section>
            <div className="off-screen">
              <Section title={words.stations.title} note={words.stations.note} className="pt-4">
                <Stations network={shown} />
              </Section>
              <Section title={words.cases.title} note={words.cases.note} className="pt-4">
                <Cases network={network} />
              </Section>
            </div>
          </>
        )}
      </ResourceBlock>
    </div>
  );
}

interface OriginsProps {
  network: Network;
  chosen: string | null;
  onChoose: (code: string | null) => void;
}

function Origins({ network, chosen, onChoose }: OriginsProps) {
  const origins = locationsOf(network, 'org');
  if (origins.length < 2) return null;
  return (
    <fieldset aria-label={words.chart.origin} className="flex flex-wrap gap-1">
      <Chip on={chosen === null} onToggle={() => onChoose(null)}>
        {words.chart.every}
      </Chip>
      {origins.map(({ code, nameCn }) => (
        <Chip key={code} on={chosen === code} onToggle={(on) => onChoose(on ? code : null)}>
          {nameCn}
        </Chip>
      ))}
    </fieldset>
  );
}
