import { readFields } from '../query-text.ts';

const WAREHOUSE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The warehouse that an address asks to book; empty for none. Never throws. */
export function bookedWarehouseOf(query: string): string {
  const id = readFields(query).get('warehouseId') ?? '';
  return WAREHOUSE_ID.test(id) ? id : '';
}

/** The order of boxes stuffed in a warehouse. */
export const stuffingAddress = (warehouseId: string): string =>
  `/builtIn/addOrder?warehouseId=${encodeURIComponent(warehouseId)}`;
