import type { DoorSide } from '../domestic/fees.ts';
import { DOOR_FEES } from '../domestic/fees.ts';
import { type FeeLine, type LineRate, priceLine, totalsOf } from '../fees/line.ts';
import { type LclPrice, type LclRule, revenueTons } from '../lcl/fees.ts';

/** One cubic metre equals 500 kg; at least one is charged. */
export const RAIL_LCL_RULE: LclRule = { kgPerCubicMetre: 500, minimumTons: 1 };

const OCEAN_FREIGHT = 'OF';
export const RAIL_FREIGHT = { feeCode: 'RF', feeName: '铁路运费' } as const;

/** Containers are priced as in sea freight; only the freight code differs. */
export const asRailFreight = (line: FeeLine): FeeLine =>
  line.feeCode === OCEAN_FREIGHT ? { ...line, ...RAIL_FREIGHT } : line;

/** A door fee on enquiry: displayed, not added. */
export const doorLineByEnquiry = (side: DoorSide, feeName: string): FeeLine =>
  priceLine(
    {
      ...{ group: 'SERVICE', feeCode: DOOR_FEES[side], feeName, currency: '1', unitPrice: '0.00', basis: 'SHIPMENT' },
      ...{ atCost: true, payTerm: 'PRE', taxRate: null },
    },
    1,
  );

export interface CubicRate {
  amount: string;
  currency: string;
}

/** Shared container load: the greater of volume and weight at 500 kg per cubic metre. */
export const priceCubic = (
  { amount, currency }: CubicRate,
  { volume, weight }: { volume: string; weight: string },
  rule: LclRule = RAIL_LCL_RULE,
): LclPrice => {
  const charged = revenueTons(volume, weight, rule);
  const lines = [priceLine(cubicFreight(amount, currency), charged.tons)];
  return { ...charged, lines, totals: totalsOf(lines) };
};

const cubicFreight = (unitPrice: string, currency: string): LineRate => ({
  ...{ group: 'FREIGHT', ...RAIL_FREIGHT, currency, unitPrice, basis: 'REVENUE_TON' },
  ...{ atCost: false, payTerm: 'PRE', taxRate: null },
});
