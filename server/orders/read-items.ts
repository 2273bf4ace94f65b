import { asc, eq } from 'drizzle-orm';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { DangerousBlock } from '#domain/booking/goods-line.ts';
import type { Database } from '../data/connect.ts';
import { orderItems } from '../data/schema/orders.ts';

export async function itemsOf(db: Database, orderNo: string): Promise<OrderAnswer['items']> {
  const rows = await db
    .select({
      cargoNameCn: orderItems.cargoNameCn,
      cargoNameEn: orderItems.cargoNameEn,
      packageType: orderItems.packageType,
      packages: orderItems.packages,
      grossKg: orderItems.grossKg,
      netKg: orderItems.netKg,
      volume: orderItems.volume,
      unNo: orderItems.unNo,
      dgClass: orderItems.dgClass,
      packingGroup: orderItems.packingGroup,
      dangerous: orderItems.dangerous,
    })
    .from(orderItems)
    .where(eq(orderItems.orderNo, orderNo))
    .orderBy(asc(orderItems.lineNo));
  return rows.map(({ dangerous, ...item }) => ({ ...item, subsidiaryClasses: subsidiaryOf(dangerous) }));
}

const subsidiaryOf = (dangerous: Partial<DangerousBlock> | null): string[] =>
  [dangerous?.subRisk1, dangerous?.subRisk2].filter((risk): risk is string => risk !== undefined && risk !== '');
