import { readFields } from '../query-text.ts';

const WAREHOUSE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Warehouse id in the query; empty when missing. Never throws. */
export function bookedWarehouseOf(query: string): string {
  const id = readFields(query).get('warehouseId') ?? '';
  return WAREHOUSE_ID.test(id) ? id : '';
}

const UN_NO = /^\d{4}$/;
const GROUPS: readonly string[] = ['I', 'II', 'III'];

/** Goods to stuff in the query; null when missing. Never throws. */
export function stuffedGoodsOf(query: string): { unNo: string; packingGroup: string } | null {
  const fields = readFields(query);
  const [unNo, group] = [fields.get('unNo') ?? '', fields.get('pg') ?? ''];
  return UN_NO.test(unNo) ? { unNo, packingGroup: GROUPS.includes(group) ? group : '' } : null;
}

export const stuffingAddress = (warehouseId: string): string =>
  `/builtIn/addOrder?warehouseId=${encodeURIComponent(warehouseId)}`;
