import { useSelector } from '@xstate/react';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch, serviceSearch as words } from '#copy/search/services.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { type SearchRef, type SearchSnapshot, selectTerm } from '#machines/search/index.ts';
import { controlWords } from '#src/features/dangerous-goods/box/entry-line.ts';
import { GoodsChip } from '#src/features/dangerous-goods/lookup/GoodsChip.tsx';
import { useKnownEntry } from '#src/features/dangerous-goods/lookup/use-known-goods.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { chargedWords } from '../quick-search/charged.ts';
import type { QuickSearchActors, QuickService } from '../quick-search/quick-search.types.ts';
import { QueryFacts } from './QueryLine.tsx';

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
