import { asc, gt, inArray } from 'drizzle-orm';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import type { Database } from '../data/connect.ts';
import { lanes, priceHistory } from '../data/schema/market.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { type Lowest, pointOf, readLowest } from './lowest-offered.ts';

/** Bounds the duration of each query. */
const LANES_AT_ONCE = 20;

type Row = typeof priceHistory.$inferInsert;

/**
 * Stores the day's point of each lane and container; a second run on a day overwrites it. Days without offers or
 * without a run have no point.
 */
export async function storePriceHistory(db: Database, now: number): Promise<void> {
  for (let after = ''; ; ) {
    const next = await db
      .select({ id: lanes.id })
      .from(lanes)
      .where(gt(lanes.id, after))
      .orderBy(asc(lanes.id))
      .limit(LANES_AT_ONCE);
    if (next.length === 0) return;
    after = next.at(-1)!.id;
    const laneIds = next.map(({ id }) => id);
    for (const isDanger of [true, false]) await keepPoints(db, { laneIds, isDanger, now });
  }
}

interface StoredOffers {
  laneIds: string[];
  isDanger: boolean;
  now: number;
}

async function keepPoints(db: Database, { laneIds, isDanger, now }: StoredOffers): Promise<void> {
  const day = localDay(now, CHINA);
  const offered = await readLowest(db, inArray(lanes.id, laneIds), { isDanger, now });
  const rows = byBox(offered).flatMap(({ laneId, containerCode, ofBox }): Row[] => {
    const point = pointOf(ofBox);
    return point === null ? [] : [{ laneId, containerCode, isDanger, day, ...point }];
  });
  await insertRows(db, priceHistory, rows, { refresh: ['minimum', 'average', 'currency', 'byCarrier'] });
}

type Offered = Lowest & Pick<Row, 'containerCode' | 'laneId'>;

function byBox(offered: readonly Offered[]) {
  const groups = new Map<string, Pick<Row, 'containerCode' | 'laneId'> & { ofBox: Offered[] }>();
  for (const one of offered) {
    const { laneId, containerCode } = one;
    const key = `${laneId} ${containerCode}`;
    const known = groups.get(key);
    if (known) known.ofBox.push(one);
    else groups.set(key, { laneId, containerCode, ofBox: [one] });
  }
  return [...groups.values()];
}
