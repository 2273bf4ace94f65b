import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { dangerousLookup } from '#copy/dangerous-goods/lookup.ts';
import { search } from '#copy/search/form.ts';
import { quickSearch as words } from '#copy/search/services.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { ContainerCode } from '#domain/reference/container-codes.ts';
import { type DangerousLookupRef, selectMatches, selectSheet } from '#machines/dangerous-lookup/index.ts';
import { selectScreen } from '#machines/resource/index.ts';
import { type SearchRef, selectError, selectTerm } from '#machines/search/index.ts';
import { entryLine } from '#src/features/dangerous-goods/box/entry-line.ts';
import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { BoxLines } from '#src/ui/parts/common/BoxLines.tsx';
import type { QuickSearchActors, QuickService } from './quick-search.ts';

const selectBoxes = selectTerm('boxes');
const selectUnNo = selectTerm('unNo');
const selectBoxesError = selectError('boxes');

interface QuickFootProps {
  actor: SearchRef;
  lookup: DangerousLookupRef;
  locations: QuickSearchActors['locations'];
  service: QuickService;
}

/** Containers, goods summary, and a retry when locations failed to load. */
export function QuickFoot({ actor, lookup, locations, service }: QuickFootProps) {
  const hasNumber = useSelector(actor, selectUnNo) !== '';
  const isLost = useSelector(locations, (read) => read !== undefined && selectScreen(read) === 'failed');
  return (
    <div
      className={classes(
        'quick-foot md:flex-nowrap',
        service.load && 'quick-foot-load',
        service.kind === 'city' && !hasNumber && 'quick-foot-bare',
      )}
    >
      {service.boxes.length > 0 ? <Boxes actor={actor} types={service.boxes} /> : null}
      {isLost ? (
        <p role="alert" className="flex flex-wrap items-center gap-1 text-12 text-danger">
          {words.kinds[service.kind].placesFailed}
          <Button size={32} onClick={() => locations?.send({ type: 'resource.retry' })}>
            {words.locationsRetry}
          </Button>
        </p>
      ) : null}
      <Chosen actor={actor} lookup={lookup} />
    </div>
  );
}

function Boxes({ actor, types }: { actor: SearchRef; types: readonly ContainerCode[] }) {
  const id = useId();
  const boxes = useSelector(actor, selectBoxes);
  const error = useSelector(actor, selectBoxesError);
  return (
    <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-1 md:shrink-0">
      <span id={id} className="mr-0.5 leading-[40px] text-ink-2">
        {words.boxes}
      </span>
      <BoxLines
        control={{
          id: `${id}-boxes`,
          'aria-labelledby': id,
          'aria-describedby': undefined,
          'aria-invalid': undefined,
          'aria-required': undefined,
        }}
        types={types}
        value={boxes}
        onChange={(lines) => actor.send({ type: 'search.edit', edit: { kind: 'form', change: { boxes: lines } } })}
        quantityName={words.quantityOf}
      />
      {error === null ? null : (
        <p role="alert" className="col-start-2 text-12 text-danger">
          {search.boxesRange}
        </p>
      )}
    </div>
  );
}

/** The chosen goods once known, with a link to their data sheet. */
function Chosen({ actor, lookup }: Pick<QuickFootProps, 'actor' | 'lookup'>) {
  const unNo = readUnNumber(useSelector(actor, selectUnNo));
  const matches = useSelector(lookup, selectMatches);
  const sheet = useSelector(lookup, selectSheet);
  const entry = matches.find((one) => one.unNo === unNo) ?? (sheet?.unNo === unNo ? sheet : null);
  if (unNo === null) return null;
  // The line has a fixed height, so that nothing shifts when its text arrives.
  return (
    <p className="flex h-4 items-center min-w-0 max-md:w-full md:ml-auto md:max-w-60 gap-x-1 text-12 text-ink-2">
      {entry === null ? null : (
        <>
          <span className="line-clamp-2 min-w-0 leading-[16px]">{entryLine(entry)}</span>
          <Button size={32} tone="quiet" onClick={() => lookup.send({ type: 'sheet.open', unNo })}>
            {dangerousLookup.open}
          </Button>
        </>
      )}
    </p>
  );
}
