import { useSelector } from '@xstate/react';
import { use } from 'react';
import { dangerousLookup, packingGroupText } from '#copy/dangerous-goods/lookup.ts';
import { search as words } from '#copy/search/form.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import type { ContainerCode } from '#domain/reference/container-codes.ts';
import {
  type SearchRef,
  type SearchTerms,
  selectAnswer,
  selectCanSwap,
  selectError,
  selectIsComplete,
  selectIsStale,
  selectScreen,
  selectTerm,
} from '#machines/search/index.ts';
import { controlWords } from '#src/features/dangerous-goods/box/entry-line.ts';
import { NearUnNumberBox } from '#src/features/dangerous-goods/box/NearUnNumberBox.tsx';
import { NearDangerousLookup } from '#src/features/dangerous-goods/box/near.ts';
import { GoodsBox } from '#src/features/dangerous-goods/lookup/GoodsBox.tsx';
import { useKnownGoods } from '#src/features/dangerous-goods/lookup/use-known-goods.ts';
import { classes } from '#src/ui/classes.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { BoxLines } from '#src/ui/parts/common/BoxLines.tsx';
import { DateRange } from '#src/ui/parts/common/DateRange.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { LoadField } from '../fields/LoadField.tsx';
import { PortField } from '../fields/PortField.tsx';
import { useUnNumberError } from '../fields/use-un-number-error.ts';
import { FoldedTerms } from './FoldedTerms.tsx';
import { useFolding } from './use-folding.ts';

export const OFFERED_BOXES: readonly ContainerCode[] = ['20GP', '40GP', '40HQ', '20TK', '20RF', '40RH'];

const selectBoxes = selectTerm('boxes');
const selectBoxError = selectError('boxes');

export function BoxChoice({ actor }: { actor: SearchRef }) {
  const boxes = useSelector(actor, selectBoxes);
  const error = useSelector(actor, selectBoxError);
  return (
    <Field label={words.boxes} grouped help={words.boxesHelp} error={error && words.boxesRange}>
      {(control) => (
        <BoxLines
          control={control}
          types={OFFERED_BOXES}
          value={boxes}
          quantityName={words.quantityOf}
          onChange={(next) => actor.send({ type: 'search.edit', edit: { kind: 'form', change: { boxes: next } } })}
        />
      )}
    </Field>
  );
}

/** Weight and volume of the shipment; each row shows whether its containers hold them. */
export const LoadFields = ({ actor }: { actor: SearchRef }) => (
  <>
    <LoadField actor={actor} name="weight" label={`${words.weight} (${words.kilograms})`} help={words.loadHelp} />
    <LoadField actor={actor} name="volume" label={`${words.volume} (${words.cubicMetres})`} />
  </>
);

const selectIsDanger = selectTerm('isDanger');
const selectUnNo = selectTerm('unNo');
const selectFrom = selectTerm('etdFrom');
const selectTo = selectTerm('etdTo');
const selectDatesError = selectError('dates');

const KINDS = [
  { value: 'Y', label: words.dangerous },
  { value: 'N', label: words.general },
] as const;

export interface SearchFormProps {
  actor: SearchRef;
  origins: readonly LocationOption[];
  destinations: readonly LocationOption[];
  /** Date at the port of loading. */
  today: string;
  sailingDays: ReadonlySet<string>;
}

type Change = Partial<Pick<SearchTerms, 'isDanger' | 'unNo' | 'etdFrom' | 'etdTo'>>;

export function SearchForm({ actor, origins, destinations, today, sailingDays }: SearchFormProps) {
  const isDanger = useSelector(actor, selectIsDanger);
  const from = useSelector(actor, selectFrom);
  const to = useSelector(actor, selectTo);
  const answer = useSelector(actor, selectAnswer);
  const datesError = useSelector(actor, selectDatesError);
  const canSwap = useSelector(actor, selectCanSwap);
  const hasSearched = useSelector(actor, selectScreen) !== 'nothing';
  const folding = useFolding(hasSearched);
  const change = (terms: Change) => actor.send({ type: 'search.edit', edit: { kind: 'form', change: terms } });
  const submit = () => {
    actor.send({ type: 'search.submit' });
    if (selectIsComplete(actor.getSnapshot())) folding.fold();
  };
  return (
    <search aria-label={words.name} className="grid gap-1">
      {folding.hasLine ? <FoldedTerms line={folding.line} actor={actor} ports={[...origins, ...destinations]} /> : null}
      <form
        {...folding.form}
        noValidate
        className={classes(
          'grid gap-1.5 rounded border border-line bg-surface p-2 md:px-3 print:hidden',
          folding.isFolded && 'hidden',
        )}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid gap-x-1.5 gap-y-1 md:grid-cols-[1fr_auto_1fr]">
          <PortField actor={actor} side="origin" ports={origins} />
          <div className="justify-self-end md:pt-3.25">
            <Button
              icon="swap"
              iconOnly
              tone="quiet"
              disabled={!canSwap}
              title={canSwap ? undefined : words.swapNothing}
              onClick={() => actor.send({ type: 'search.edit', edit: { kind: 'swapped' } })}
            >
              {words.swap}
            </Button>
          </div>
          <PortField actor={actor} side="destination" ports={destinations} />
        </div>
        <div className="grid grid-cols-2 items-start gap-x-2 gap-y-1.5 md:grid-cols-[auto_1fr_1fr] xl:grid-cols-[auto_1fr_1fr_1fr_1fr]">
          <Field label={words.cargo} grouped>
            {(control) => (
              <Segmented
                {...control}
                choices={KINDS}
                value={isDanger}
                onChange={(value) => change({ isDanger: value })}
              />
            )}
          </Field>
          <Field
            label={words.dates}
            error={datesError && words.errors[datesError]}
            className="max-md:order-first max-md:col-span-2"
          >
            {(control) => (
              <DateRange
                {...control}
                value={{ from: from ?? answer?.etdFrom ?? null, to: to ?? answer?.etdTo ?? null }}
                onChange={(span) => change({ etdFrom: span.from, etdTo: span.to })}
                today={today}
                earliest={today}
                marked={sailingDays}
              />
            )}
          </Field>
          {isDanger === 'Y' ? <UnNumberField actor={actor} onType={(unNo) => change({ unNo })} /> : null}
          <LoadFields actor={actor} />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
          <BoxChoice actor={actor} />
          <Button
            type="submit"
            tone={answer === null ? 'primary' : 'secondary'}
            size={48}
            icon="search"
            className="max-md:w-full"
          >
            {words.submit}
          </Button>
        </div>
      </form>
    </search>
  );
}

function UnNumberField({ actor, onType }: { actor: SearchRef; onType: (text: string) => void }) {
  const text = useSelector(actor, selectUnNo);
  const near = use(NearDangerousLookup);
  const error = useUnNumberError(actor, near?.actor ?? null);
  const answer = useSelector(actor, selectAnswer);
  const isStale = useSelector(actor, selectIsStale);
  const unNo = readUnNumber(text);
  const goods = answer?.goods ?? null;
  const isUnlisted = unNo !== null && answer !== null && goods === null && !isStale;
  const known = useKnownGoods(near?.actor ?? null, unNo);
  const answered = goods?.unNo === unNo ? goods : null;
  const chosen = answered ?? known;
  const help =
    chosen !== null ? (
      <span className="flex flex-wrap items-center gap-x-1">
        {near === null ? null : (
          <Button size={32} tone="quiet" className="-ml-1.5" onClick={() => near.onOpen(chosen.unNo)}>
            {dangerousLookup.open}
          </Button>
        )}
        {answered === null || answered.packingGroups.length === 0 ? null : (
          <span>{packingGroupText(answered.packingGroups)}</span>
        )}
        {controlWords(answered?.controls ?? []).map((control) => (
          <Badge key={control} tone="warn">
            {control}
          </Badge>
        ))}
      </span>
    ) : isUnlisted ? (
      <span className="text-warn">{words.unNoUnlisted}</span>
    ) : (
      words.unNoHelp
    );
  return (
    <Field
      label={words.unNo}
      help={<span className="flex min-h-4 items-center max-md:min-h-6">{help}</span>}
      error={error && words.errors[error]}
    >
      {(control) => (
        <GoodsBox
          control={control}
          goods={chosen}
          onText={onType}
          box={(handlers) => <NearUnNumberBox {...control} text={text} {...handlers} />}
        />
      )}
    </Field>
  );
}
