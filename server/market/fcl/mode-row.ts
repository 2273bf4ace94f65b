import { parse } from 'valibot';
import { type Offer, type SellingAnswer, sellingPrices } from '#contract/calls/item.ts';
import type { ModeRow } from '#contract/calls/mode-advice.ts';
import type { PackedIn } from '#domain/cargo/package-shapes.ts';
import { limitOfBox } from '#domain/flexitank/box-limit.ts';
import { BAG_BOX } from '#domain/flexitank/sizes.ts';
import { COMPARED_AT_MOST } from '#domain/limits.ts';
import { packageRefusal } from '#domain/modes/packaging.ts';
import { boxedLoad, type Packed, packed } from '#domain/modes/packed.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import type { Reader } from '../fee-rates.ts';
import type { ModesQuery } from '../modes/query.ts';
import { cheapestOf, closedRow, isBookable, numberReasons, offerOf, reasonOf, rowOf } from '../modes/row.ts';
import { listSelling } from './prices.ts';

export const BOXED = { DRUM: 'DRUM_200L', IBC: 'IBC_1000L', BAG: 'BAG_25KG' } as const satisfies Record<
  string,
  PackedIn
>;
type BoxedMode = keyof typeof BOXED;

interface Boxes {
  quantity: number;
  grossKg: string;
  priceIds: readonly string[];
}

const listBoxes = (db: Reader, query: ModesQuery, { quantity, grossKg, priceIds }: Boxes) => {
  const { orgPortCode, dstPortCode, isDanger, unNo, dgClass } = query;
  return listSelling(
    db,
    parse(sellingPrices.request, {
      ...{ orgPortCode, dstPortCode, isDanger: isDanger ? 'Y' : 'N', weight: grossKg, priceIds, sort: 'price' },
      boxes: [{ ctnType: BAG_BOX, quantity }],
      ...(unNo === '' ? {} : { unNo }),
      ...(dgClass === undefined ? {} : { dgClasses: [dgClass] }),
    }),
    query,
  );
};

const limitOf = ({ prices }: Offer) => limitOfBox(prices.find(({ ctnType }) => ctnType === BAG_BOX)?.limitKg ?? null);

/** Prices the first few offers, each with the containers its limit requires, and returns the cheapest. */
async function priceBest(db: Reader, query: ModesQuery, offers: readonly Offer[], kind: PackedIn, all: Packed) {
  const groups = new Map<number, string[]>();
  for (const offer of offers) {
    const units = boxedLoad(kind, query, limitOf(offer))?.units ?? 1;
    groups.set(units, [...(groups.get(units) ?? []), offer.priceId]);
  }
  const priced: { offer: Offer; units: number; totals: Offer['totals'] }[] = [];
  for (const [units, priceIds] of groups) {
    const { items } = await listBoxes(db, query, { quantity: units, grossKg: all.grossKg, priceIds });
    priced.push(...items.filter(isBookable).map((offer) => ({ offer, units, totals: offer.totals })));
  }
  return cheapestOf(priced);
}

/** Lists the lane's offers for a single container. */
export const readBoxes = (db: Reader, query: ModesQuery) =>
  listBoxes(db, query, { quantity: 1, grossKg: '1000', priceIds: [] });

/** Prices packaged goods in 20-foot containers. */
export async function boxRow(db: Reader, query: ModesQuery, mode: BoxedMode, first: SellingAnswer): Promise<ModeRow> {
  const kind = BOXED[mode];
  const entry = await readUnEntry(db, query.unNo);
  const instructions = packageRefusal(mode, entry?.rows ?? [], query.packingGroup);
  if (instructions !== null)
    return rowOf(mode, 'REFUSED', {
      ends: first,
      reasons: [{ code: 'PACKAGE_FORBIDDEN', package: mode, instructions }],
    });
  const all = packed(kind, query);
  const open = first.items.filter(isBookable).slice(0, COMPARED_AT_MOST);
  if (open.length === 0)
    return closedRow(mode, first.items, first, first.items.length > 0 || first.ctnTypes.length > 0);
  if (all === null) return rowOf(mode, 'INCOMPLETE', { ends: first, reasons: [reasonOf('NEEDS_DENSITY')] });
  const best = await priceBest(db, query, open, kind, all);
  const load = best === null ? null : boxedLoad(kind, query, limitOf(best.offer));
  if (best === null || load === null) return rowOf(mode, 'NO_PRICE', { ends: first, reasons: [reasonOf('CLOSED')] });
  const reasons = numberReasons(query);
  return rowOf(mode, reasons.length > 0 ? 'ASK' : 'OK', {
    ends: first,
    reasons,
    load: { kind: 'BOX', package: mode, ...load, ...all, limitKg: limitOf(best.offer) },
    offer: offerOf(best.offer, load.totalKg),
  });
}
