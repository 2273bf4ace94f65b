import { parse } from 'valibot';
import type { ModeRow } from '#contract/calls/mode-advice.ts';
import { type RailAnswer, railPrices } from '#contract/services/rail-prices.ts';
import { limitOfBox } from '#domain/flexitank/box-limit.ts';
import { BAG_BOX } from '#domain/flexitank/sizes.ts';
import { boxedLoad, packed } from '#domain/modes/packed.ts';
import { BOXED } from '../fcl/mode-row.ts';
import type { Reader } from '../fee-rates.ts';
import type { ModesQuery } from '../modes/query.ts';
import { cheapestOf, closedRow, isBookable, offerOf, reasonOf, rowOf } from '../modes/row.ts';
import type { ServiceLane } from '../service-lanes.ts';
import { listRailPrices } from './prices.ts';

const MODE = 'RAIL';

interface Train {
  lane: ServiceLane;
  quantity: number;
  grossKg: string;
}

const listTrains = (db: Reader, query: ModesQuery, { lane, quantity, grossKg }: Train) =>
  listRailPrices(
    db,
    parse(railPrices.request, {
      ...{ orgPortCode: lane.org.code, dstPortCode: lane.dst.code, isDanger: 'N', weight: grossKg },
      boxes: [{ ctnType: BAG_BOX, quantity }],
    }),
    query,
  );

const limitOf = ({ items }: RailAnswer) =>
  limitOfBox(items[0]?.prices.find(({ ctnType }) => ctnType === BAG_BOX)?.limitKg ?? null);

/** Null when no train runs near the ports. */
export async function railRow(db: Reader, query: ModesQuery, lane: ServiceLane | null): Promise<ModeRow | null> {
  if (lane === null) return null;
  if (query.isDanger) return rowOf(MODE, 'NO_PRICE', { ends: lane, reasons: [reasonOf('RAIL_APPROVAL')] });
  const inside = query.state === 'SOLID' ? 'BAG' : 'DRUM';
  const all = packed(BOXED[inside], query);
  if (all === null) return rowOf(MODE, 'INCOMPLETE', { ends: lane, reasons: [reasonOf('NEEDS_DENSITY')] });
  const first = await listTrains(db, query, { lane, quantity: 1, grossKg: '1000' });
  const limitKg = limitOf(first);
  const load = boxedLoad(BOXED[inside], query, limitKg);
  if (load === null || first.items.length === 0) return closedRow(MODE, first.items, lane);
  const { items } = await listTrains(db, query, { lane, quantity: load.units, grossKg: all.grossKg });
  const best = cheapestOf(items.filter(isBookable));
  if (best === null) return closedRow(MODE, items, lane);
  return rowOf(MODE, 'OK', {
    ends: lane,
    load: { kind: 'BOX', package: inside, ...load, ...all, limitKg },
    offer: offerOf(best, load.totalKg),
  });
}
