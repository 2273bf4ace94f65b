import type { ReactNode } from 'react';
import type { WarehouseFacts } from '#domain/booking/services/warehouse/facts.ts';
import { warehouse } from '#src/ui/copy/warehouse.ts';

const words = warehouse.sheet;

/** The warehouse that is booked, row by row; nothing while it is not known. */
export function storeRows({ store }: WarehouseFacts): [string, ReactNode][] {
  if (store === null) return [];
  return [
    [warehouse.columns.name, store.name],
    [words.address, `${store.city}${store.address}`],
    [words.hours, store.openingHours],
    [words.phone, store.phone],
    [words.temperature, store.temperature],
  ];
}

export const Store = ({ facts }: { facts: WarehouseFacts }) => (
  <dl className="grid gap-x-3 gap-y-1 md:grid-cols-2">
    {storeRows(facts).map(([label, value]) => (
      <div key={label}>
        <dt className="text-12 text-ink-3">{label}</dt>
        <dd className="font-strong">{value}</dd>
      </div>
    ))}
  </dl>
);
