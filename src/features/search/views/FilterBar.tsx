import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { KIT } from '#copy/kit.ts';
import { search as words } from '#copy/search/form.ts';
import { type SearchFilters, type SearchRef, type SearchSnapshot, selectTerm } from '#machines/search/index.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Chip } from '#src/ui/parts/common/Chip.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';
import { Popover } from '#src/ui/parts/Popover.tsx';

const selectSort = selectTerm('sort');
const selectTerms = ({ context }: SearchSnapshot) => context.terms;
const TRANSITS = [15, 20, 30, 40];
const ANY = 'any';
const ROUTINGS = ([ANY, 'direct', 'via'] as const).map((value) => ({ value, label: words.routings[value] }));
const SORTS = (['recommended', 'price', 'transit', 'etd'] as const).map((value) => ({
  value,
  label: words.sorts[value],
}));
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];
/** The URL may contain any number of days. */
const transitChoices = (asked: number | null) => [
  { value: ANY, label: words.anyTransit },
  ...[...new Set([...TRANSITS, ...(asked === null ? [] : [asked])])]
    .sort((a, b) => a - b)
    .map((days) => ({ value: String(days), label: words.transitAtMost(days) })),
];

interface FilterBarProps {
  actor: SearchRef;
  carriers: readonly { code: string; nameCn: string }[];
}

const routingOf = ({ isDirect }: SearchFilters) => {
  if (isDirect === null) return ANY;
  return isDirect ? 'direct' : 'via';
};

const toggled = <Item,>(list: readonly Item[], item: Item, on: boolean) =>
  on ? [...list, item] : list.filter((one) => one !== item);

export function FilterBar({ actor, carriers }: FilterBarProps) {
  const terms = useSelector(actor, selectTerms);
  const sort = useSelector(actor, selectSort);
  const [isOpen, setOpen] = useState(false);
  const choices = useId();
  const change = (filters: Partial<SearchFilters>) =>
    actor.send({ type: 'search.edit', edit: { kind: 'filters', change: filters } });
  return (
    <section aria-label={words.filters} className="grid gap-1 print:hidden">
      <div className="flex flex-wrap items-center gap-1">
        <Button
          size={32}
          icon="filter"
          aria-expanded={isOpen}
          aria-controls={choices}
          onClick={() => setOpen(!isOpen)}
          className="md:hidden"
        >
          {words.filters}
        </Button>
        <div
          id={choices}
          className={classes(
            'flex-wrap items-center gap-1 max-md:order-last max-md:w-full md:contents',
            isOpen ? 'flex' : 'max-md:hidden',
          )}
        >
          <Segmented
            compact
            label={words.routing}
            choices={ROUTINGS}
            value={routingOf(terms)}
            onChange={(routing) => change({ isDirect: routing === ANY ? null : routing === 'direct' })}
          />
          <Chip on={terms.onlyBookable} onToggle={(onlyBookable) => change({ onlyBookable })}>
            {words.onlyBookable}
          </Chip>
          <Chip on={terms.hasContractPrice} onToggle={(hasContractPrice) => change({ hasContractPrice })}>
            {words.contract}
          </Chip>
          <FilterPopover label={words.carriers} count={terms.carriers.length}>
            {carriers.map(({ code, nameCn }) => (
              <Chip
                key={code}
                on={terms.carriers.includes(code)}
                onToggle={(on) => change({ carriers: toggled(terms.carriers, code, on) })}
              >
                {nameCn}
              </Chip>
            ))}
          </FilterPopover>
          <FilterPopover label={words.weekdays} count={terms.weekdays.length}>
            {WEEKDAYS.map((day) => (
              <Chip
                key={day}
                on={terms.weekdays.includes(day)}
                onToggle={(on) => change({ weekdays: toggled(terms.weekdays, day, on) })}
              >
                {KIT.time.weekdays[day]}
              </Chip>
            ))}
          </FilterPopover>
          <Select
            compact
            label={words.transit}
            choices={transitChoices(terms.transitDaysMax)}
            value={terms.transitDaysMax === null ? ANY : String(terms.transitDaysMax)}
            onChange={(chosen) => change({ transitDaysMax: chosen === ANY ? null : Number(chosen) })}
          />
        </div>
        <span className="ml-auto max-w-full">
          <Segmented
            compact
            label={words.sort}
            choices={SORTS}
            value={sort}
            onChange={(chosen) => actor.send({ type: 'search.edit', edit: { kind: 'sorted', sort: chosen } })}
          />
        </span>
      </div>
      <Applied terms={terms} carriers={carriers} onChange={change} actor={actor} />
    </section>
  );
}

/** Multi-select; the button shows the number of choices. */
function FilterPopover({ label, count, children }: { label: string; count: number; children: React.ReactNode }) {
  const summary = (
    <span className="flex items-center gap-0.5 font-normal text-ink-2">
      {count === 0 ? label : words.countOf(label, count)}
      <Icon name="down" className="text-ink-3" />
    </span>
  );
  return (
    <Popover label={summary} panelLabel={label} size={32}>
      <div className="flex max-w-40 flex-wrap gap-1">{children}</div>
    </Popover>
  );
}

interface AppliedProps extends FilterBarProps {
  terms: SearchFilters;
  onChange: (filters: Partial<SearchFilters>) => void;
}

export function appliedFilters(terms: SearchFilters, carriers: FilterBarProps['carriers']) {
  const { isDirect, onlyBookable, hasContractPrice, transitDaysMax } = terms;
  const found: [boolean, string, Partial<SearchFilters>][] = [
    [isDirect !== null, words.routings[routingOf(terms)], { isDirect: null }],
    [onlyBookable, words.onlyBookable, { onlyBookable: false }],
    [hasContractPrice, words.contract, { hasContractPrice: false }],
    [transitDaysMax !== null, words.transitAtMost(transitDaysMax ?? 0), { transitDaysMax: null }],
    ...terms.carriers.map((code): [boolean, string, Partial<SearchFilters>] => [
      true,
      carriers.find((one) => one.code === code)?.nameCn ?? code,
      { carriers: toggled(terms.carriers, code, false) },
    ]),
    ...terms.weekdays.map((day): [boolean, string, Partial<SearchFilters>] => [
      true,
      KIT.time.weekdays[day] ?? '',
      { weekdays: toggled(terms.weekdays, day, false) },
    ]),
  ];
  return found.filter(([is]) => is).map(([, label, without]) => ({ label, without }));
}

function Applied({ actor, terms, carriers, onChange }: AppliedProps) {
  const applied = appliedFilters(terms, carriers);
  if (applied.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <span className="text-12 text-ink-3">{words.applied}</span>
      {applied.map(({ label, without }) => (
        <button
          key={label}
          type="button"
          aria-label={words.remove(label)}
          onClick={() => onChange(without)}
          className="inline-flex min-h-4 max-w-full cursor-pointer items-center gap-0.75 rounded border border-line-2 bg-surface px-1.5 text-ink-2 hover:border-line-field"
        >
          {label}
          <Icon name="close" small />
        </button>
      ))}
      <Button
        tone="quiet"
        size={32}
        onClick={() => actor.send({ type: 'search.edit', edit: { kind: 'filtersCleared' } })}
      >
        {words.clear}
      </Button>
    </div>
  );
}
