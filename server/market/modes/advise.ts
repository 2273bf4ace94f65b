import type { InferOutput } from 'valibot';
import type { ModeAdvice, ModeRow, modeAdvice } from '#contract/calls/mode-advice.ts';
import { nearestLane } from '#domain/modes/nearest-lane.ts';
import { cheapestFirst } from '#domain/modes/order.ts';
import { airRows } from '../air/mode-rows.ts';
import { boxRow, readBoxes } from '../fcl/mode-row.ts';
import type { Reader } from '../fee-rates.ts';
import { flexitankRow } from '../flexitank/mode-row.ts';
import { lclRow } from '../lcl/mode-row.ts';
import { railRow } from '../rail/mode-row.ts';
import { readServiceLanes, type ServiceLane } from '../service-lanes.ts';
import { tankRow } from '../tank/mode-row.ts';
import { type Buyer, type ModesQuery, readGoods, readModesQuery } from './query.ts';

const SEA = ['fcl', 'lcl', 'tank', 'flexitank'] as const;

const named = ({ code, nameCn }: { code: string; nameCn: string }) => ({ code, nameCn });
const byName = (one: { nameCn: string }, other: { nameCn: string }) => one.nameCn.localeCompare(other.nameCn, 'zh-CN');
const endsOf = (lanes: readonly ServiceLane[]) => lanes.map(({ org, dst }) => ({ org: named(org), dst: named(dst) }));
const distinct = (ends: readonly ServiceLane['org'][]) =>
  [...new Map(ends.map((end) => [end.code, named(end)])).values()].sort(byName);

interface Lanes {
  air: readonly ServiceLane[];
  rail: readonly ServiceLane[];
}

/** Returns the named lane, else the one near the ports. */
const laneOf = (service: keyof Lanes, lanes: Lanes, query: ModesQuery, chosen: string | null): ServiceLane | null =>
  chosen === null
    ? nearestLane(service, query, lanes[service])
    : (lanes[service].find(({ org, dst }) => `${org.code}_${dst.code}` === chosen) ?? null);

async function rowsOf(db: Reader, query: ModesQuery, lanes: Lanes): Promise<ModeRow[]> {
  const boxed = query.state === 'SOLID' ? (['BAG'] as const) : (['DRUM', 'IBC'] as const);
  const rows: (ModeRow | null)[] = [await tankRow(db, query), await flexitankRow(db, query)];
  const boxes = await readBoxes(db, query);
  for (const mode of boxed) rows.push(await boxRow(db, query, mode, boxes));
  rows.push(await lclRow(db, query));
  rows.push(...(await airRows(db, query, laneOf('air', lanes, query, query.airLane))));
  rows.push(await railRow(db, query, laneOf('rail', lanes, query, query.railLane)));
  return cheapestFirst(rows.filter((row) => row !== null));
}

/** Lists every transport mode for one chemical with its price, or why it is not allowed. */
export async function adviseModes(
  db: Reader,
  request: InferOutput<typeof modeAdvice.request>,
  buyer: Buyer,
): Promise<ModeAdvice> {
  const sea: ServiceLane[] = [];
  for (const service of SEA) sea.push(...(await readServiceLanes(db, service)));
  const lanes = { air: await readServiceLanes(db, 'air'), rail: await readServiceLanes(db, 'rail') };
  const query = readModesQuery(request, buyer);
  return {
    rows: query === null ? [] : await rowsOf(db, query, lanes),
    ...(await readGoods(db, request)),
    origins: distinct(sea.map(({ org }) => org)),
    destinations: distinct(sea.map(({ dst }) => dst)),
    airLanes: endsOf(lanes.air),
    railLanes: endsOf(lanes.rail),
    now: buyer.now,
  };
}
