import { and, eq, notInArray, sql } from 'drizzle-orm';
import { finalStatuses } from '#domain/orders/statuses.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { peakArea, type TakenArea } from '#domain/warehouse/area.ts';
import { orders } from '../../data/schema/orders.ts';
import { statusAt } from '../../orders/auto-cancel.ts';
import type { Reader } from '../fee-rates.ts';

/** Reads the area and dates of each warehouse's bookings in progress; ended ones take nothing. */
export async function takenAreas(
  db: Reader,
  now: number,
  warehouseId?: string,
): Promise<ReadonlyMap<string | null, TakenArea[]>> {
  const rows = await db
    .select({ warehouseId: orders.offerId, stay: orders.stay })
    .from(orders)
    .where(
      and(
        eq(orders.service, 'warehouse'),
        notInArray(statusAt(now), finalStatuses),
        sql`(${orders.stay} ->> 'area')::int > 0`,
        warehouseId === undefined ? undefined : eq(orders.offerId, warehouseId),
      ),
    );
  const today = localDay(now, CHINA);
  const areas = new Map<string | null, TakenArea[]>();
  for (const { warehouseId: id, stay } of rows) {
    if (stay?.area === undefined || dayAfter(stay.startDate, stay.days) <= today) continue;
    areas.set(id, [...(areas.get(id) ?? []), { startDate: stay.startDate, days: stay.days, area: stay.area }]);
  }
  return areas;
}

interface Room {
  id: string;
  areaFree: number;
}

/** Area not booked during a stay. */
export const freeArea = (
  { id, areaFree }: Room,
  taken: ReadonlyMap<string | null, TakenArea[]>,
  stay: Omit<TakenArea, 'area'>,
): number => Math.max(0, areaFree - peakArea(taken.get(id) ?? [], stay));
