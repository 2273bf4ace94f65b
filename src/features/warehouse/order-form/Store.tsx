import { warehouse } from '#copy/warehouse/search.ts';
import type { WarehouseFacts } from '#domain/warehouse/facts.ts';
import { type FactRow, FactRows } from '#src/features/booking/form/FactRows.tsx';

const words = warehouse.sheet;

/** Facts of the booked warehouse; empty while it is unknown. */
export function storeRows({ store }: WarehouseFacts): FactRow[] {
  if (store === null) return [];
  return [
    [warehouse.columns.name, store.name],
    [words.address, `${store.city}${store.address}`],
    [words.hours, store.openingHours],
    [words.phone, store.phone],
    [words.temperature, store.temperature],
  ];
}

export const Store = ({ facts }: { facts: WarehouseFacts }) => <FactRows rows={storeRows(facts)} />;
