import type { ReactNode } from 'react';
import { homeMarket } from '#copy/home/page.ts';
import { shell } from '#copy/shell.ts';
import { publicCarrierCode } from '#domain/reference/ocean-carriers.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Plate } from '#src/features/business/views/Plate.tsx';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Bar } from '#src/ui/parts/common/Skeleton.tsx';
import type { Partners } from './content.ts';

const words = homeMarket.partners;
const MOST_WAREHOUSES = 12;

/** Suffix of demonstration names. */
const MADE_UP = `（${shell.demoLabel}）`;
const isMadeUp = ({ name }: { name: string }) => name.endsWith(MADE_UP);
const plainName = (name: string) => name.replace(MADE_UP, '');

const Plates = ({ title, isDemo, children }: { title: string; isDemo: boolean; children: ReactNode }) => (
  <div>
    <h3 className="mb-1 flex flex-wrap items-center gap-1 text-ink-2">
      {title}
      {isDemo ? <Badge tone="plain">{shell.demoLabel}</Badge> : null}
    </h3>
    <ul className="flex flex-wrap gap-1">{children}</ul>
  </div>
);

/** Partner companies as name plates, without their logos. */
export function PartnersBlock({ actor }: { actor: ResourceRef<Partners> }) {
  return (
    <ResourceBlock
      actor={actor}
      name={words.name}
      skeleton={<Bar className="h-16 w-full" />}
      isEmpty={({ carriers, warehouses }) => carriers.length + warehouses.length === 0}
      frame={(inside) => <Section title={words.name}>{inside}</Section>}
    >
      {({ carriers, warehouses }) => (
        <div className="grid gap-2">
          {carriers.length > 0 ? (
            <Plates title={words.carriers} isDemo={carriers.some(isMadeUp)}>
              {carriers.map(({ id, code, name }) => (
                <Plate key={id} code={publicCarrierCode(code)} name={plainName(name)} />
              ))}
            </Plates>
          ) : null}
          {warehouses.length > 0 ? (
            <Plates title={words.warehouses} isDemo={warehouses.some(isMadeUp)}>
              {warehouses.slice(0, MOST_WAREHOUSES).map(({ id, name }) => (
                <Plate key={id} code={null} name={plainName(name)} />
              ))}
            </Plates>
          ) : null}
        </div>
      )}
    </ResourceBlock>
  );
}
