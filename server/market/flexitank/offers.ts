import type { FlexitankOffer } from '#contract/services/flexitank-prices.ts';
import { marketReplies } from '#copy/replies.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { bagsUpTo, planBags } from '#domain/flexitank/bags.ts';
import { limitOfBox } from '#domain/flexitank/box-limit.ts';
import { BAG_BOX } from '#domain/flexitank/sizes.ts';
import type { Restrictions } from '../../restrictions/in-force.ts';
import type { FeeRow } from '../fee-rates.ts';
import { judgeOffer } from '../judge-offer.ts';
import { type PortRow, toLocation } from '../lane.ts';
import type { OfferRow } from '../offers.ts';

export interface FlexitankQuestion {
  org: PortRow;
  dst: PortRow;
  restrictions: Restrictions;
  now: number;
  /** Containers requested; null means as many as the mass needs, or one. */
  boxes: number | null;
  /** Total kilograms, and kilograms per litre. */
  mass: string | null;
  density: string | null;
}

const OCEAN_FREIGHT = 'OF';

/** The lane's freight includes the bag and its installation. */
const withBag =
  (included: readonly string[]) =>
  (line: FeeLine): FeeLine =>
    line.feeCode === OCEAN_FREIGHT && included.length > 0
      ? { ...line, feeName: marketReplies.freightWith(line.feeName, included) }
      : line;

/** Prices containers with bags on one sailing: how many the mass needs and whether they can be booked now. */
export function judgeFlexitank(
  row: OfferRow,
  tariff: readonly FeeRow[],
  { org, dst, restrictions, now, mass, density, boxes }: FlexitankQuestion,
): FlexitankOffer {
  const { bagLitres = 0, included = [] } = row.offer.details;
  const bagSizes = bagsUpTo(bagLitres);
  const limitKg = limitOfBox(row.rates.find(({ unit }) => unit === BAG_BOX)?.limitKg ?? null);
  const plan = mass === null || density === null ? null : planBags({ mass, density, limitKg, sizes: bagSizes });
  const judged = judgeOffer(row, tariff, {
    ...{ isDanger: false, goods: [], org, dst, restrictions, now },
    shipment: {
      boxes: [{ ctnType: BAG_BOX, quantity: boxes ?? plan?.boxes ?? 1 }],
      ...{ weight: null, volume: null, classes: [], unNos: [], services: [] },
    },
  });
  return {
    ...judged,
    lines: judged.lines.map(withBag(included)),
    org: toLocation(org),
    dst: toLocation(dst),
    ...{ bagSizes, limitKg, included: [...included], plan },
  };
}
