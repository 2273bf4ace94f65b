import type { ModeRow } from '#contract/calls/mode-advice.ts';
import type { BulkCost, FlexitankOffer } from '#contract/services/flexitank-prices.ts';
import { perTon } from '#domain/flexitank/compare.ts';
import { boxRow, readBoxes } from '../fcl/mode-row.ts';
import type { Reader } from '../fee-rates.ts';
import type { ModesQuery } from '../modes/query.ts';
import { tankRow } from '../tank/mode-row.ts';

type Compared = Pick<ModesQuery, 'dstPortCode' | 'enterpriseId' | 'mass' | 'now' | 'orgPortCode' | 'viscosity'> & {
  density: string;
};

type Priced = NonNullable<BulkCost['priced']>;

/** Describes a general liquid of one density for the other modes. */
const queryOf = (compared: Compared): ModesQuery => ({
  ...compared,
  ...{ state: 'LIQUID', isDanger: false, unNo: '', packingGroup: undefined, dgClass: undefined },
  ...{ densities: null, volume: null, airLane: null, railLane: null },
});

const NOTHING_MORE = { fill: null, isUnderfilled: false, totes: null } as const;

function flexitankCost(items: readonly FlexitankOffer[]): Priced | null {
  const found = items.find(({ bookable, plan }) => bookable === 'BOOKABLE' && plan !== null);
  if (found?.plan == null) return null;
  const { boxes: units, netKg, totalKg } = found.plan;
  const { carrier, lines, totals } = found;
  return { ...NOTHING_MORE, units, netKg, totalKg, carrier, lines, totals, perTon: perTon(totals, totalKg) };
}

function costOf({ load, offer }: ModeRow): Priced | null {
  if (offer === null || (load?.kind !== 'TANK' && load?.kind !== 'BOX')) return null;
  const { units, netKg, totalKg } = load;
  const { carrier, lines, totals, perTon: each } = offer;
  return {
    ...NOTHING_MORE,
    ...(load.kind === 'TANK' ? { fill: load.fill, isUnderfilled: load.isUnderfilled } : { totes: load.perBox }),
    ...{ units, netKg, totalKg, carrier, lines, totals, perTon: each },
  };
}

/** Compares a liquid's cost in flexitanks, tanks and IBCs by the lane's listed prices. */
export async function compareBulk(
  db: Reader,
  items: readonly FlexitankOffer[],
  compared: Compared,
): Promise<BulkCost[]> {
  const query = queryOf(compared);
  return [
    { way: 'FLEXITANK', priced: flexitankCost(items) },
    { way: 'TANK', priced: costOf(await tankRow(db, query)) },
    { way: 'IBC', priced: costOf(await boxRow(db, query, 'IBC', await readBoxes(db, query))) },
  ];
}
