import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { type DangerousLookupRef, selectMatches } from '#machines/dangerous-lookup/index.ts';
import { type SearchRef, selectTerm } from '#machines/search/index.ts';
import { quickSearch } from '#src/ui/copy/quick-search.ts';
import { serviceSearch as words } from '#src/ui/copy/service-search.ts';
import type { LocationOption } from '#src/ui/location-search.ts';
import { showNumberText } from '#src/ui/text/number-text.ts';
import { entryFacts } from '../dangerous-lookup/box/entry-line.ts';
import { chargedWords } from '../quick-search/charged.ts';
import type { QuickSearchActors, QuickService } from '../quick-search/quick-search.types.ts';
import { useLocations } from '../quick-search/use-locations.ts';

const TERMS = {
  origin: { name: selectTerm('orgPort'), code: selectTerm('orgPortCode') },
  destination: { name: selectTerm('dstPort'), code: selectTerm('dstPortCode') },
} as const;
const selectIsDanger = selectTerm('isDanger');
const selectUnNo = selectTerm('unNo');
const selectBoxes = selectTerm('boxes');
const selectVolume = selectTerm('volume');
const selectWeight = selectTerm('weight');
const selectFrom = selectTerm('etdFrom');
const selectTo = selectTerm('etdTo');

const shown = (text: string, decimals: number) => (text === '' ? '' : showNumberText(text, { decimals }));

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-ink-3">{name}</dt>
    <dd className="mt-0.25 break-words">{children || words.open}</dd>
  </div>
);

/** Named as the list names it; an address may claim any name, and a code that does not exist. */
function End({
  actor,
  side,
  known,
}: {
  actor: SearchRef;
  side: keyof typeof TERMS;
  known: readonly LocationOption[] | null;
}) {
  const name = useSelector(actor, TERMS[side].name);
  const code = useSelector(actor, TERMS[side].code);
  if (code === '') return <span className="text-ink-3">{words.open}</span>;
  const location = known?.find((one) => one.code === code);
  if (known !== null && location === undefined) return <span className="text-danger">{words.unknown(code)}</span>;
  return (
    <span className="font-strong">
      {location?.name ?? name} <span className="font-normal text-12 text-ink-3">{code}</span>
    </span>
  );
}

/** What the list says of a number comes after the number: its places are there before, a line each. */
function Goods({ actor, lookup }: { actor: SearchRef; lookup: DangerousLookupRef }) {
  const isDanger = useSelector(actor, selectIsDanger) === 'Y';
  const unNo = readUnNumber(useSelector(actor, selectUnNo));
  const matches = useSelector(lookup, selectMatches);
  if (!isDanger) return words.general;
  if (unNo === null) return words.dangerous;
  const entry = matches.find((one) => one.unNo === unNo);
  return (
    <>
      <span className="block truncate">{words.goods(words.dangerous, unNo, entry?.nameCn ?? '')}</span>
      <span className="block h-2.5 truncate text-12 text-ink-2 leading-[20px]">
        {entry === undefined ? null : entryFacts(entry)}
      </span>
    </>
  );
}

function Quantities({ actor, service }: { actor: SearchRef; service: QuickService }) {
  const boxes = useSelector(actor, selectBoxes);
  const volume = useSelector(actor, selectVolume);
  const weight = useSelector(actor, selectWeight);
  if (service.boxes.length > 0)
    return (
      <Row name={words.boxes}>{boxes.map(({ ctnType, quantity }) => words.box(ctnType, quantity)).join('，')}</Row>
    );
  if (!service.load) return null;
  const charged = chargedWords(volume, weight, service.kind === 'airport');
  return (
    <>
      <Row name={words.load}>{words.measured(shown(volume, 3), shown(weight, 1))}</Row>
      {charged === null ? null : <Row name={words.charged}>{charged}</Row>}
    </>
  );
}

export function AskedTerms({ quick, service }: { quick: QuickSearchActors; service: QuickService }) {
  const { search: actor, locations, lookup } = quick;
  const known = useLocations(locations);
  const from = useSelector(actor, selectFrom);
  const to = useSelector(actor, selectTo);
  const offered = known?.kind === service.kind ? known : null;
  const isCity = service.kind === 'city';
  return (
    <dl className="grid gap-x-4 gap-y-1.5 md:grid-cols-[repeat(auto-fit,minmax(200px,1fr))]">
      <Row name={isCity ? words.city : words.lane}>
        <span className="inline-flex flex-wrap items-center gap-x-1">
          <End actor={actor} side="origin" known={offered?.origins ?? null} />
          {isCity ? null : (
            <>
              <span className="lane-to" role="img" aria-label={words.to} />
              <End actor={actor} side="destination" known={offered?.destinations ?? null} />
            </>
          )}
        </span>
      </Row>
      <Row name={words.cargo}>
        <Goods actor={actor} lookup={lookup} />
      </Row>
      <Quantities actor={actor} service={service} />
      {from === null || to === null ? null : (
        <Row name={quickSearch.kinds[service.kind].dates}>{words.span(from, to)}</Row>
      )}
    </dl>
  );
}
