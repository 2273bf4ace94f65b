import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { operatorQueue as words } from '#copy/operator/console.ts';
import { type QueueFilters as Filters, type OperatorQueueRef, selectFilters } from '#machines/operator-queue/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { type Choice, Select } from '#src/ui/parts/list/Select.tsx';

export interface FilterChoice {
  field: Exclude<keyof Filters, 'keyword'>;
  label: string;
  choices: readonly Choice[];
}

interface QueueFiltersProps {
  actor: OperatorQueueRef;
  /** Label of the search field. */
  search: string;
  filters: readonly FilterChoice[];
  /** Additional filter. */
  children?: ReactNode;
}

/** Filters apply at once, the keyword on submit. */
export function QueueFilters({ actor, search, filters, children }: QueueFiltersProps) {
  const chosen = useSelector(actor, selectFilters);
  const change = (more: Partial<Filters>) => actor.send({ type: 'filters.changed', filters: { ...chosen, ...more } });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ keyword: String(new FormData(event.currentTarget).get('keyword') ?? '').trim() });
  };
  return (
    <div className="grid gap-1">
      <search>
        <form onSubmit={submit} className="flex gap-1">
          <input
            name="keyword"
            type="search"
            maxLength={40}
            aria-label={search}
            placeholder={search}
            defaultValue={chosen.keyword}
            className="min-h-4.75 w-full min-w-0 rounded border border-line-field bg-surface px-1.5 placeholder:text-ink-3 placeholder:opacity-100"
          />
          <Button type="submit" icon="search" className="max-md:px-1.5 max-md:[&>span]:sr-only">
            {words.find}
          </Button>
        </form>
      </search>
      <div className="grid grid-cols-2 gap-1">
        {filters.map(({ field, label, choices }) => (
          <Select
            key={field}
            label={label}
            choices={choices}
            value={chosen[field]}
            onChange={(value) => change({ [field]: value })}
          />
        ))}
        {children}
      </div>
    </div>
  );
}
