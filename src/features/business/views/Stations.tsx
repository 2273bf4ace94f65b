import { consolidation } from '#copy/brands.ts';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { locationsOf, type Network, stationsOf } from './content.ts';

const words = consolidation.stations;

/** Receiving and stuffing stations by port. */
export function Stations({ network }: { network: Network }) {
  return (
    <ul className="grid gap-2 md:grid-cols-2 xl:grid-cols-3">
      {stationsOf(network).map(({ id, name, district, address, dgClasses, openingHours, portKilometres }) => (
        <li key={id} className="grid min-w-0 content-start gap-1 rounded border border-line bg-surface p-2">
          <h3 className="font-strong text-16 leading-head">{name}</h3>
          <p className="text-ink-2">{words.fullAddress(district, address)}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5">
            <dt className="text-ink-3">{words.from}</dt>
            <dd>
              {locationsOf(
                network.filter(({ station }) => station?.id === id),
                'org',
              )
                .map(({ nameCn }) => nameCn)
                .join('、')}{' '}
              <span className="text-12 text-ink-3">{words.distance(portKilometres)}</span>
            </dd>
            <dt className="text-ink-3">{words.hours}</dt>
            <dd>{openingHours}</dd>
            <dt className="text-ink-3">{words.takes}</dt>
            <dd>
              <PlacardRow values={dgClasses} size={24} />
            </dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
