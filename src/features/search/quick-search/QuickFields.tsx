import { useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import { search } from '#copy/search/form.ts';
import { quickSearch as words } from '#copy/search/services.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { withFieldsOf } from '#domain/query-text.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { WAREHOUSE_FIELDS } from '#domain/warehouse/address-fields.ts';
import {
  type SearchRef,
  type SearchSide,
  selectCanSwap,
  selectError,
  selectQuery,
  selectTerm,
} from '#machines/search/index.ts';
import { UnNumberBox } from '#src/features/dangerous-goods/box/UnNumberBox.tsx';
import { GoodsBox } from '#src/features/dangerous-goods/lookup/GoodsBox.tsx';
import { useKnownGoods } from '#src/features/dangerous-goods/lookup/use-known-goods.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { DateRange } from '#src/ui/parts/common/DateRange.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { LoadField } from '../fields/LoadField.tsx';
import { PortField } from '../fields/PortField.tsx';
import { useUnNumberError } from '../fields/use-un-number-error.ts';
import { chargedWords } from './charged.ts';
import { type QuickSearchActors, type QuickService, useLocations } from './quick-search.ts';

const selectVolume = selectTerm('volume');
const selectWeight = selectTerm('weight');
const FIELDS = ['volume', 'weight'] as const;

/** Volume and weight of the load, with the chargeable weight. */
export function QuickLoad({ actor, isAir }: { actor: SearchRef; isAir: boolean }) {
  const volume = useSelector(actor, selectVolume);
  const weight = useSelector(actor, selectWeight);
  const charged = chargedWords(volume, weight, isAir);
  return (
    <div className="quick-load flex flex-wrap gap-x-1.5 gap-y-1">
      {FIELDS.map((name) => (
        <LoadField
          key={name}
          actor={actor}
          name={name}
          label={words[name]}
          range={words.ranges[name]}
          className="w-17 max-md:flex-1"
        />
      ))}
      <p role="status" className="text-12 text-ink-2 max-md:h-2.5 max-md:w-full md:self-center md:pt-3">
        {charged === null ? null : words.charged(charged)}
      </p>
    </div>
  );
}

const selectFrom = selectTerm('etdFrom');
const selectTo = selectTerm('etdTo');
const selectUnNo = selectTerm('unNo');
const selectIsDanger = selectTerm('isDanger');
const selectDatesError = selectError('dates');

const NONE: readonly never[] = [];
/** Days searched by default. */
const USUAL_DAYS = 30;

export function QuickFields({
  search: actor,
  lookup,
  locations,
  today,
  service,
  onFollow,
}: QuickSearchActors & { service: QuickService; onFollow: (() => void) | undefined }) {
  const known = useLocations(locations);
  const query = useSelector(actor, selectQuery);
  const canSwap = useSelector(actor, selectCanSwap);
  const names = words.kinds[service.kind];
  const offered = known?.kind === service.kind ? known : null;
  const field = (side: SearchSide) => (
    <PortField
      actor={actor}
      side={side}
      label={names[side]}
      errors={{ MISSING: names.missing, NOT_CHOSEN: names.notChosen, SAME_PORTS: names.same }}
      ports={(side === 'origin' ? offered?.origins : offered?.destinations) ?? NONE}
    />
  );
  const isCity = service.kind === 'city';
  // Keeps the goods and load that the warehouse list's own form put into the URL.
  const listQuery = withFieldsOf(query, WAREHOUSE_FIELDS, useSearch());
  return (
    <div className="quick-row">
      {isCity ? <div className="quick-one">{field('origin')}</div> : field('origin')}
      {isCity ? null : (
        <Button
          icon="swap"
          iconOnly
          tone="quiet"
          disabled={!canSwap}
          title={canSwap ? undefined : search.swapNothing}
          onClick={() => actor.send({ type: 'search.edit', edit: { kind: 'swapped' } })}
        >
          {search.swap}
        </Button>
      )}
      {isCity ? null : field('destination')}
      <Dates actor={actor} label={names.dates} today={today} />
      <Goods actor={actor} lookup={lookup} />
      {service.load ? <QuickLoad actor={actor} isAir={service.kind === 'airport'} /> : null}
      {isCity ? (
        <ButtonLink
          tone="primary"
          size={48}
          icon="search"
          className="quick-go"
          href={`${service.list}?${listQuery}`}
          onClick={onFollow}
        >
          {words.goWarehouses}
        </ButtonLink>
      ) : (
        <Button type="submit" tone="primary" size={48} icon="search" className="quick-go">
          {words.go}
        </Button>
      )}
    </div>
  );
}

function Dates({
  actor,
  label,
  today,
}: Pick<QuickSearchActors, 'today'> & { actor: QuickSearchActors['search']; label: string }) {
  const from = useSelector(actor, selectFrom);
  const to = useSelector(actor, selectTo);
  const error = useSelector(actor, selectDatesError);
  return (
    <Field label={label} error={error && search.errors[error]}>
      {(control) => (
        <DateRange
          {...control}
          value={{ from: from ?? today, to: to ?? (today === '' ? null : dayAfter(from ?? today, USUAL_DAYS)) }}
          onChange={(span) =>
            actor.send({ type: 'search.edit', edit: { kind: 'form', change: { etdFrom: span.from, etdTo: span.to } } })
          }
          today={today}
          earliest={today}
        />
      )}
    </Field>
  );
}

function Goods({ actor, lookup }: Pick<QuickSearchActors, 'lookup'> & { actor: QuickSearchActors['search'] }) {
  const text = useSelector(actor, selectUnNo);
  const isDanger = useSelector(actor, selectIsDanger);
  const error = useUnNumberError(actor, lookup);
  const goods = useKnownGoods(lookup, readUnNumber(text));
  const change = (unNo: string) => actor.send({ type: 'search.edit', edit: { kind: 'form', change: { unNo } } });
  return (
    <Field label={search.unNo} error={isDanger === 'Y' ? error && search.errors[error] : null}>
      {(control) => (
        <GoodsBox
          control={control}
          goods={goods}
          onText={change}
          box={(handlers) => <UnNumberBox {...control} actor={lookup} text={text} {...handlers} />}
        />
      )}
    </Field>
  );
}
