import { consolidation } from '#copy/brands.ts';
import sprite from '#src/ui/art/lane-chart.svg?no-inline';
import { SpriteShapes } from '#src/ui/SpriteImage.tsx';
import { locationsOf, type Network } from './content.ts';
import { CHART, markOf, trackOf } from './lane-chart.ts';

const words = consolidation.chart;

const namesOf = (network: Network, end: 'dst' | 'org') =>
  words.joined(locationsOf(network, end).map(({ nameCn }) => nameCn));

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
      aria-label={network.length === 0 ? words.blank : words.label(namesOf(network, 'org'), namesOf(network, 'dst'))}
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
