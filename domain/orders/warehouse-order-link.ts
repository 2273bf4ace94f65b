import { readFields } from '../query-text.ts';

const WAREHOUSE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The warehouse that an address asks to book; empty for none. Never throws. */
export function bookedWarehouseOf(query: string): string {
  const id = readFields(query).get('warehouseId') ?? '';
  return WAREHOUSE_ID.test(id) ? id : '';
}

const UN_NO = /^\d{4}$/;
const GROUPS: readonly string[] = ['I', 'II', 'III'];

/** The goods that an address asks to stuff; null where it names none. Never throws. */
export function stuffedGoodsOf(query: string): { unNo: string; packingGroup: string } | null {
  const fields = readFields(query);
  const [unNo, group] = [fields.get('unNo') ?? '', fields.get('pg') ?? ''];
  return UN_NO.test(unNo) ? { unNo, packingGroup: GROUPS.includes(group) ? group : '' } : null;
}

/** The order of boxes stuffed in a warehouse. */
export const stuffingAddress = (warehouseId: string): string =>
  `/builtIn/addOrder?warehouseId=${encodeURIComponent(warehouseId)}`;
