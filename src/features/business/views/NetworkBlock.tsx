import { useState } from 'react';
import { consolidation, consolidation as words } from '#copy/brands.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { useContent } from '#src/features/resource/views/use-content.ts';
import sprite from '#src/ui/art/lane-chart.svg?no-inline';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { SpriteShapes } from '#src/ui/SpriteImage.tsx';
import { Cases } from './Cases.tsx';
import { locationsOf, type Network, stationsOf } from './content.ts';
import { CHART, markOf, trackOf } from './lane-chart.ts';
import { CutAndSail, ProductMatrix } from './NetworkTables.tsx';

const networkChartWords = consolidation.chart;

const namesOf = (network: Network, end: 'dst' | 'org') =>
  networkChartWords.joined(locationsOf(network, end).map(({ nameCn }) => nameCn));

/** Lanes on a world chart centred on the Pacific; the land renders before they are loaded. */
export function NetworkChart({ network }: { network: Network }) {
  const tracks = network.flatMap(({ id, org, dst }) => {
    const line = trackOf(org.code, dst.code);
    return line === null ? [] : [{ id, line }];
  });
  const ports = [...locationsOf(network, 'dst'), ...locationsOf(network, 'org')].flatMap((port) => {
    const mark = markOf(port.code);
    return mark === null ? [] : [{ ...port, ...mark }];
  });
  return (
    <svg
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      role="img"
      aria-label={
        network.length === 0
          ? networkChartWords.blank
          : networkChartWords.label(namesOf(network, 'org'), namesOf(network, 'dst'))
      }
      className="block w-full rounded border border-line"
    >
      <rect width={CHART.width} height={CHART.height} fill="var(--paper)" />
      <g fill="none" strokeLinejoin="round">
        <SpriteShapes href={`${sprite}#land`} stroke="var(--mid)" strokeWidth="26" />
        <SpriteShapes href={`${sprite}#land`} stroke="var(--shoal)" strokeWidth="9" />
        <SpriteShapes href={`${sprite}#grid`} stroke="var(--contour)" strokeWidth="0.5" />
      </g>
      <SpriteShapes href={`${sprite}#land`} fill="var(--land)" stroke="var(--land-edge)" strokeWidth="0.8" />
      <g fill="none" stroke="var(--track)" strokeWidth="1.4" strokeDasharray="9 4" strokeLinejoin="round">
        {tracks.map(({ id, line }) => (
          <path key={id} d={line} />
        ))}
      </g>
      <path fill="var(--track)" d={ports.map(({ at: [x, y] }) => `M${x} ${y - 4}l4 4-4 4-4-4Z`).join('')} />
      <g
        className="max-xl:hidden"
        fill="var(--ink)"
        stroke="var(--paper)"
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontSize="12"
      >
        {ports.map(({ code, nameCn, label: [x, y], anchor }) => (
          <text key={code} x={x} y={y} textAnchor={anchor}>
            {nameCn}
          </text>
        ))}
      </g>
    </svg>
  );
}

const stationsWords = consolidation.stations;

/** Receiving and stuffing stations by port. */
export function Stations({ network }: { network: Network }) {
  return (
    <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
      {stationsOf(network).map(({ id, name, district, address, dgClasses, openingHours, portKilometres }) => (
        <li key={id} className="grid min-w-0 content-start gap-1 rounded border border-line bg-surface p-2">
          <h3 className="font-strong text-16 leading-head">{name}</h3>
          <p className="text-ink-2">{stationsWords.fullAddress(district, address)}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5">
            <dt className="text-ink-3">{stationsWords.from}</dt>
            <dd>
              {locationsOf(
                network.filter(({ station }) => station?.id === id),
                'org',
              )
                .map(({ nameCn }) => nameCn)
                .join('、')}{' '}
              <span className="text-12 text-ink-3">{stationsWords.distance(portKilometres)}</span>
            </dd>
            <dt className="text-ink-3">{stationsWords.hours}</dt>
            <dd>{openingHours}</dd>
            <dt className="text-ink-3">{stationsWords.takes}</dt>
            <dd>
              <PlacardRow values={dgClasses} size={24} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

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
