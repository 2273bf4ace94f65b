import { CARGO_VOLUME_LIMITS, CARGO_WEIGHT_LIMITS } from '../booking/cargo-limits.ts';
import { type FeeLine, priceLine } from '../fees/line.ts';
import { LCL_RULE, revenueTons } from '../lcl/fees.ts';
import { readQuantity } from '../quantity.ts';
import { feeCodes } from '../reference/fee-codes.ts';
import type { FerryForm } from './form.ts';

/** Dollars for a revenue ton, by lane. */
const RATES: ReadonlyMap<string, string> = new Map([
  ['CNSHA-NLRTM', '45.00'],
  ['CNSHA-DEHAM', '48.00'],
]);

export const FERRY_LANES = [...RATES.keys()];

/** Inputs of a price. */
export interface FerryPart {
  lane: string;
  weight: string;
  volume: string;
}

const freight = feeCodes.find(({ code }) => code === 'OF');

/** Null while the form says too little for a price. */
export function ferryPart({ lane, weight, volume }: FerryForm): FerryPart | null {
  return linesOf({ lane, weight, volume }).length === 0 ? null : { lane, weight, volume };
}

/** One line by volume or weight, whichever is more; none where it has no price. */
export function linesOf({ lane, weight, volume }: FerryPart): FeeLine[] {
  const unitPrice = RATES.get(lane);
  const [mass, space] = [readQuantity(weight, CARGO_WEIGHT_LIMITS), readQuantity(volume, CARGO_VOLUME_LIMITS)];
  if (freight === undefined || unitPrice === undefined || !mass.ok || !space.ok) return [];
  const { code, nameCn, currency, group } = freight;
  const rate = { group, feeCode: code, feeName: nameCn, currency, unitPrice, basis: 'REVENUE_TON' } as const;
  const { tons } = revenueTons(space.value, mass.value, LCL_RULE);
  return [priceLine({ ...rate, atCost: false, payTerm: 'PRE', taxRate: null }, tons)];
}
