import { useSelector } from '@xstate/react';
import { decodeTerms, encodeTerms, selectQuery } from '#machines/search/index.ts';
import { askedRoom } from '#src/ui/asked-room.ts';
import { classes } from '#src/ui/classes.ts';
import { serviceSearch as words } from '#src/ui/copy/service-search.ts';
import type { LocationOption } from '#src/ui/location-search.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { DangerousDrawer } from '../dangerous-lookup/DangerousDrawer.tsx';
import { Hotline } from '../hotline/Hotline.tsx';
import type { LocationsByCode } from '../quick-search/locations.ts';
import { QuickSearch } from '../quick-search/QuickSearch.tsx';
import type { QuickSearchActors, QuickService } from '../quick-search/quick-search.types.ts';
import { useLocations } from '../quick-search/use-locations.ts';
import { AskedTerms } from './AskedTerms.tsx';

export type SearchedService = Exclude<QuickService['key'], 'fcl'>;

export interface ServiceSearchProps {
  quick: QuickSearchActors;
  service: QuickService & { key: SearchedService };
  /** What the page itself put into its address, besides the terms. */
  own: string;
  hotline: string;
  onCopy: (path: string) => void;
}

/** The search as its own terms say it, with the names of the list. */
function useNamedQuery({ search, locations }: QuickSearchActors): string {
  const known = useLocations(locations);
  return withNames(useSelector(search, selectQuery), known);
}

/** What goes on carries the names of the list, not those an address claimed. */
function withNames(query: string, known: LocationsByCode | null): string {
  if (known === null || query === '') return query;
  const terms = decodeTerms(query);
  const nameOf = (locations: readonly LocationOption[], code: string) =>
    locations.find((location) => location.code === code)?.name;
  return encodeTerms({
    ...terms,
    orgPort: nameOf(known.origins, terms.orgPortCode) ?? terms.orgPort,
    dstPort: nameOf(known.destinations, terms.dstPortCode) ?? terms.dstPort,
  });
}

/** An enquiry of the same service is told what the page asks besides its terms. */
const withTerms = (to: string, query: string, own: string): string =>
  to.includes('?') ? [to, query, own].filter(Boolean).join('&') : `${to}?${query}`;

/** What there is to do with a search whose page lists no prices below it. */
const listless: Partial<Record<SearchedService, string>> = words.next;

/** The search the page was opened with: in the card to be changed, below it in words, and the way on with it. */
export function ServiceSearch({ quick, service, own, hotline, onCopy }: ServiceSearchProps) {
  const query = useNamedQuery(quick);
  const link = `${service.list}?${[query, own].filter(Boolean).join('&')}`;
  const next: string | undefined = listless[service.key];
  return (
    <div className="quick-in-page mt-3 grid gap-2">
      <QuickSearch {...quick} services={[service]} />
      {query === '' ? null : (
        <section
          aria-label={words.title(service.label)}
          className={classes(
            'grid content-start gap-1.5 rounded border border-line bg-surface p-2 md:px-3',
            askedRoom(service.key),
          )}
        >
          {next === undefined ? null : (
            <h2 className="font-strong text-16 leading-head">{words.title(service.label)}</h2>
          )}
          <AskedTerms quick={quick} service={service} />
          {next === undefined ? null : <p className="text-ink-2">{next}</p>}
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
            {words.links[service.key].map(({ label, to }) => (
              <ButtonLink key={to} href={withTerms(to, query, own)}>
                {label}
              </ButtonLink>
            ))}
            <Hotline label={words.hotline} number={hotline} />
            <span className="flex flex-wrap items-center gap-x-2 md:ms-auto">
              <Link href={link} className="inline-flex min-h-3 items-center text-link">
                {words.link}
              </Link>
              <Button tone="quiet" size={32} icon="copy" onClick={() => onCopy(link)}>
                {words.copy}
              </Button>
            </span>
          </div>
        </section>
      )}
      <DangerousDrawer actor={quick.lookup} search={service.kind === 'port' ? quick.search : undefined} />
    </div>
  );
}

export type CarriedService = keyof typeof words.carriedNext;

/** On a page that only goes on from a search: what was asked, and the way back to change it. */
export function CarriedSearch({ quick, service, hotline }: Omit<ServiceSearchProps, 'onCopy' | 'own'>) {
  const query = useNamedQuery(quick);
  if (query === '') return null;
  return (
    <section
      aria-label={words.carried}
      className="mt-3 grid min-h-46 content-start gap-2 rounded border border-line bg-surface p-2 md:min-h-30 md:p-3"
    >
      <h2 className="font-strong text-16 leading-head">{words.carried}</h2>
      <AskedTerms quick={quick} service={service} />
      <p className="text-ink-2">{words.carriedNext[service.key as CarriedService]}</p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <ButtonLink icon="edit" href={`${service.list}?${query}`}>
          {words.change}
        </ButtonLink>
        <Hotline label={words.hotline} number={hotline} />
      </p>
    </section>
  );
}
