import type { InferOutput } from 'valibot';
import type { ModeAdvice, modeAdvice } from '#contract/calls/mode-advice.ts';
import { flammablePackingGroup } from '#domain/dangerous-goods/packing-group.ts';
import { compare, decimalText, roundUp } from '#domain/decimal.ts';
import { FLAMMABLE_UP_TO, type GoodsState } from '#domain/modes/kinds.ts';
import { densityAt } from '#domain/tank/filling.ts';
import { USUAL_FILLING_TEMPERATURE } from '#domain/tank/kinds.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import type { Reader } from '../fee-rates.ts';

export interface Buyer {
  now: number;
  enterpriseId: string | null;
}

/** One chemical on one lane, as input to every mode. */
export interface ModesQuery extends Buyer {
  orgPortCode: string;
  dstPortCode: string;
  state: GoodsState;
  isDanger: boolean;
  /** Empty for goods without a number. */
  unNo: string;
  packingGroup: 'I' | 'II' | 'III' | undefined;
  /** Class of goods without a listed number. */
  dgClass: '3' | undefined;
  /** Total kilograms. */
  mass: string;
  /** kg/L at loading, at most three decimals; null while unknown. */
  density: string | null;
  densities: { density15: string; density50: string; fillTemp: string } | null;
  /** mPa·s. */
  viscosity: string | null;
  /** Total package volume in cubic metres. */
  volume: string | null;
  airLane: string | null;
  railLane: string | null;
}

type Request = InferOutput<typeof modeAdvice.request>;

/** The flash point does not tell the boiling point. Liquids boiling at 35 °C or below have numbers of their own. */
const BOILS_LATER = '36';

const isFlammable = ({ flashPoint }: Request): boolean =>
  flashPoint !== undefined && compare(flashPoint, FLAMMABLE_UP_TO) <= 0;

function groupOf({ unNo, packingGroup, flashPoint }: Request): ModesQuery['packingGroup'] {
  if (packingGroup !== undefined || unNo !== undefined || flashPoint === undefined) return packingGroup;
  const found = flammablePackingGroup(flashPoint, BOILS_LATER);
  return found === 'NOT_CLASS_3' ? undefined : found;
}

function densitiesOf({ density15, density50, fillTemp = USUAL_FILLING_TEMPERATURE }: Request): ModesQuery['densities'] {
  if (density15 === undefined || density50 === undefined || compare(density50, density15) >= 0) return null;
  return { density15, density50, fillTemp };
}

/** Null while the lane or the mass is missing. */
export function readModesQuery(request: Request, buyer: Buyer): ModesQuery | null {
  const { orgPortCode, dstPortCode, mass, state, unNo, density15, volume, airLane, railLane } = request;
  if (orgPortCode === undefined || dstPortCode === undefined || mass === undefined || compare(mass, 0) <= 0)
    return null;
  const densities = densitiesOf(request);
  const typed = densities === null ? density15 : decimalText(densityAt(densities));
  const isByFlash = unNo === undefined && isFlammable(request);
  return {
    ...buyer,
    ...{ orgPortCode, dstPortCode, mass, state },
    isDanger: unNo !== undefined || isByFlash,
    unNo: unNo ?? '',
    packingGroup: groupOf(request),
    dgClass: isByFlash ? '3' : undefined,
    density: state === 'SOLID' || typed === undefined ? null : decimalText(roundUp(typed, 3)),
    densities: state === 'SOLID' ? null : densities,
    viscosity: null,
    volume: volume === undefined || compare(volume, 0) <= 0 ? null : volume,
    airLane: airLane ?? null,
    railLane: railLane ?? null,
  };
}

/** Names the goods by UN number and tells whether they are dangerous. */
export async function readGoods(db: Reader, request: Request): Promise<Pick<ModeAdvice, 'goods' | 'isDanger'>> {
  const entry = await readUnEntry(db, request.unNo);
  return {
    goods:
      entry === null
        ? null
        : { unNo: entry.unNo, nameCn: entry.nameCn, classes: [entry.mainClass, ...entry.subsidiaryClasses] },
    isDanger: request.unNo !== undefined || isFlammable(request),
  };
}
