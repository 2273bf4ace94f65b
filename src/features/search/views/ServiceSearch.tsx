import { useSelector } from '@xstate/react';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch, serviceSearch as words } from '#copy/search/services.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import { showMeasure } from '#domain/measure-text.ts';
import {
  decodeTerms,
  encodeTerms,
  type SearchRef,
  type SearchSnapshot,
  selectIsComplete,
  selectQuery,
  selectTerm,
} from '#machines/search/index.ts';
import { controlWords } from '#src/features/dangerous-goods/box/entry-line.ts';
import { DangerousDrawer } from '#src/features/dangerous-goods/lookup/DangerousDrawer.tsx';
import { GoodsChip } from '#src/features/dangerous-goods/lookup/GoodsChip.tsx';
import { useKnownEntry } from '#src/features/dangerous-goods/lookup/use-known-goods.ts';
import { Hotline } from '#src/features/page-parts/views/Hotline.tsx';
import { classes } from '#src/ui/classes.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { chargedWords } from '../quick-search/charged.ts';
import { QuickBody, QuickForm } from '../quick-search/QuickSearch.tsx';
import {
  type LocationsByCode,
  type QuickSearchActors,
  type QuickService,
  useLocations,
} from '../quick-search/quick-search.ts';
import { QueryFacts, QueryLine } from './QueryLine.tsx';
import { useFolding } from './use-folding.ts';

const ENDS = {
  origin: { name: selectTerm('orgPort'), code: selectTerm('orgPortCode') },
  destination: { name: selectTerm('dstPort'), code: selectTerm('dstPortCode') },
} as const;

const selectTerms = ({ context }: SearchSnapshot) => context.terms;

interface EndProps {
  actor: SearchRef;
  side: keyof typeof ENDS;
  /** Null while the list is loading. */
  known: readonly LocationOption[] | null;
}

/** A location as the list names it; URLs may carry wrong names and unknown codes. */
export function End({ actor, side, known }: EndProps) {
  const name = useSelector(actor, ENDS[side].name);
  const code = useSelector(actor, ENDS[side].code);
  if (code === '') return <span className="text-ink-3">{words.open}</span>;
  const location = known?.find((one) => one.code === code);
  if (known !== null && location === undefined) return <span className="text-danger">{words.unknown(code)}</span>;
  return <span>{location?.name ?? (name || code)}</span>;
}

/** Dates, goods and quantities of a search in one line. */
export function SearchedFacts({ quick, service }: { quick: QuickSearchActors; service: QuickService }) {
  const terms = useSelector(quick.search, selectTerms);
  const unNo = terms.isDanger === 'Y' ? readUnNumber(terms.unNo) : null;
  const entry = useKnownEntry(quick.lookup, unNo);
  const { etdFrom, etdTo, volume, weight, boxes } = terms;
  const charged = service.load ? chargedWords(volume, weight, service.kind === 'airport') : null;
  const facts = [
    ...(etdFrom === null || etdTo === null ? [] : [search.days(etdFrom.slice(5), etdTo.slice(5))]),
    ...(unNo === null ? [terms.isDanger === 'Y' ? words.dangerous : words.general] : []),
    ...(service.boxes.length > 0 ? boxes.map(({ ctnType, quantity }) => search.boxOf(ctnType, quantity)) : []),
    ...(service.load ? [words.measured(showMeasure(volume), showMeasure(weight))] : []),
    ...(charged === null ? [] : [quickSearch.charged(charged)]),
    // The chip appears once complete, so that its content does not shift.
    ...(unNo === null || entry !== null ? [] : [dangerousLookup.title(unNo)]),
  ].filter((fact) => fact !== '');
  return (
    <QueryFacts hasNumber={unNo !== null}>
      <p className="truncate max-lg:w-full">{facts.join('，')}</p>
      {unNo === null || entry === null ? null : (
        <span className="flex min-w-0 items-center gap-x-1 max-lg:w-full">
          <GoodsChip unNo={unNo} name={entry.nameCn} classes={[entry.mainClass, ...entry.subsidiaryClasses]} />
          {controlWords(entry.controls).map((control) => (
            <Badge key={control} tone="warn">
              {control}
            </Badge>
          ))}
        </span>
      )}
    </QueryFacts>
  );
}

export type SearchedService = Exclude<QuickService['key'], 'fcl'>;

export interface ServiceSearchProps {
  quick: QuickSearchActors;
  service: QuickService & { key: SearchedService };
  /** Query parameters of the page beside the search terms. */
  own: string;
  hotline: string;
  onCopy: (path: string) => void;
}

/** Query of the search with names from the list. */
function useNamedQuery({ search, locations }: QuickSearchActors): string {
  const known = useLocations(locations);
  return withNames(useSelector(search, selectQuery), known);
}

/** Replaces the URL's names with those of the list. */
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

/** Adds the page's own parameters to an enquiry of the same service. */
const withTerms = (to: string, query: string, own: string): string =>
  to.includes('?') ? [to, query, own].filter(Boolean).join('&') : `${to}?${query}`;

/** The search has one location, or two different ones. */
const selectHasPlaces = (snapshot: SearchSnapshot) => {
  const { orgPortCode, dstPortCode } = snapshot.context.terms;
  return orgPortCode !== '' && dstPortCode !== '' && orgPortCode !== dstPortCode;
};
const selectHasCity = ({ context }: SearchSnapshot) => context.terms.orgPortCode !== '';

/** Search form of a service; collapses to one line after a search. */
export function ServiceSearch({ quick, service }: Pick<ServiceSearchProps, 'quick' | 'service'>) {
  const { search: actor, lookup } = quick;
  const isCity = service.kind === 'city';
  const folding = useFolding(useSelector(actor, isCity ? selectHasCity : selectHasPlaces));
  const known = useLocations(quick.locations);
  const listed = known?.kind === service.kind ? known : null;
  return (
    <search aria-label={words.title(service.label)} className="quick-in-page grid gap-1">
      {folding.hasLine ? (
        <QueryLine
          {...folding.line}
          origin={<End actor={actor} side="origin" known={listed?.origins ?? null} />}
          {...(!isCity && {
            destination: <End actor={actor} side="destination" known={listed?.destinations ?? null} />,
          })}
        >
          <SearchedFacts quick={quick} service={service} />
        </QueryLine>
      ) : null}
      <div {...folding.form} className={classes(folding.isFolded && 'hidden')}>
        <QuickForm
          actors={quick}
          service={service}
          onSubmit={() => {
            if (selectIsComplete(actor.getSnapshot())) folding.fold();
          }}
        >
          <QuickBody actors={quick} service={service} onFollow={folding.fold} />
        </QuickForm>
      </div>
      <DangerousDrawer actor={lookup} search={service.kind === 'port' ? actor : undefined} />
    </search>
  );
}

/** Further actions for a search, below its list. */
export function SearchFoot({ quick, service, own, hotline, onCopy }: ServiceSearchProps) {
  const query = useNamedQuery(quick);
  if (query === '') return null;
  const link = `${service.list}?${[query, own].filter(Boolean).join('&')}`;
  return (
    <section aria-label={words.foot} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {words.links[service.key].map(({ label, to }) => (
        <ButtonLink key={to} size={32} href={withTerms(to, query, own)}>
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
    </section>
  );
}

export type CarriedService = keyof typeof words.carriedNext;

/** Read-only summary of a search, with a link to change it. */
export function CarriedSearch({ quick, service, hotline }: Omit<ServiceSearchProps, 'onCopy' | 'own'>) {
  const query = useNamedQuery(quick);
  const known = useLocations(quick.locations);
  if (query === '') return null;
  return (
    <section
      aria-label={words.carried}
      className="mt-3 grid min-h-46 content-start gap-2 rounded border border-line bg-surface p-2 md:min-h-30 md:p-3"
    >
      <h2 className="font-strong text-16 leading-head">{words.carried}</h2>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <p className="font-strong">
          <End actor={quick.search} side="origin" known={known?.kind === service.kind ? known.origins : null} />
        </p>
        <SearchedFacts quick={quick} service={service} />
      </div>
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
