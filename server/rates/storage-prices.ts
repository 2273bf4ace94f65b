import type { Database } from '../data/connect.ts';
import type { warehouses } from '../data/schema/market.ts';
import { versionInForce } from './in-force.ts';
import { fenOf } from './market-rows.ts';
import { readRateRows } from './rows.ts';

type Warehouse = typeof warehouses.$inferSelect;

const fenOrNull = (text = ''): number | null => (text === '' ? null : fenOf(text));

/** Applies the price table in force; warehouses missing from it have no price. */
export async function withStoragePrices(
  db: Pick<Database, 'select'>,
  rows: readonly Warehouse[],
): Promise<Warehouse[]> {
  const version = await versionInForce(db, 'warehouse');
  if (version === null) return [...rows];
  const lines = new Map((await readRateRows(db, version)).map((line) => [line.warehouse, line]));
  return rows.map((row) => {
    const line = lines.get(row.id);
    return {
      ...row,
      pricePerTon: fenOrNull(line?.perTon),
      pricePerPallet: fenOrNull(line?.perPallet),
      pricePerCubicMetre: fenOrNull(line?.perCubicMetre),
      ...(line !== undefined && {
        handlingPerTon: fenOf(line.handling),
        minimumDays: Number(line.minimumDays),
        minimumQuantity: Number(line.minimumQuantity),
        freeDays: Number(line.freeDays || 0),
      }),
    };
  });
}
