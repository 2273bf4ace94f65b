import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { orderStatuses } from '#domain/orders/statuses.ts';
import { type DeskOrdersRef, selectFilters } from '#machines/desk-orders/index.ts';
import { deskOrders as words } from '#src/ui/copy/desk-orders.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Select } from '#src/ui/parts/list/Select.tsx';

const SERVICES = [
  { value: '', label: words.all },
  ...Object.entries(orders.services).map(([value, label]) => ({ value, label })),
];
const STATUSES = [
  { value: '', label: words.open },
  ...orderStatuses.map((value) => ({ value, label: orders.statuses[value] })),
];

/** A choice counts at once, a keyword when it is sent. */
export function QueueFilters({ actor }: { actor: DeskOrdersRef }) {
  const filters = useSelector(actor, selectFilters);
  const change = (more: Partial<typeof filters>) =>
    actor.send({ type: 'filters.changed', filters: { ...filters, ...more } });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ keyword: String(new FormData(event.currentTarget).get('keyword') ?? '').trim() });
  };
  return (
    <div className="grid gap-1">
      <search>
        <form onSubmit={search} className="flex gap-1">
          <input
            name="keyword"
            type="search"
            maxLength={40}
            aria-label={words.search}
            placeholder={words.search}
            defaultValue={filters.keyword}
            className="min-h-4.75 w-full min-w-0 rounded border border-line-field bg-surface px-1.5 placeholder:text-ink-3 placeholder:opacity-100"
          />
          <Button type="submit" icon="search">
            {words.find}
          </Button>
        </form>
      </search>
      <div className="grid grid-cols-2 gap-1">
        <Select
          label={words.service}
          choices={SERVICES}
          value={filters.service}
          onChange={(service) => change({ service })}
        />
        <Select
          label={words.status}
          choices={STATUSES}
          value={filters.status}
          onChange={(status) => change({ status })}
        />
      </div>
    </div>
  );
}
