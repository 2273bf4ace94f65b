import { decimalText } from '../decimal.ts';
import { type FeeLine, type FeeRate, priceLine } from '../fees/line.ts';
import type { AirFreight, AirTariff } from './fees.ts';

/** Builds the tariff from rate units: M is the minimum, N the normal rate, others are breaks in kilograms. */
export function airTariff(rates: readonly { unit: string; amount: string }[]): AirTariff {
  const minimum = rates.find(({ unit }) => unit === 'M')?.amount ?? '0';
  const breaks = rates
    .filter(({ unit }) => unit !== 'M')
    .map(({ unit, amount }) => ({ fromKg: unit === 'N' ? 0 : Number(unit), rate: amount }));
  return { minimum, breaks };
}

const FREIGHT = { group: 'FREIGHT', feeCode: 'AF', feeName: '空运费', currency: '1' } as const;
const PREPAID = { atCost: false, payTerm: 'PRE', taxRate: null } as const;

function freightLine({ by, freight, rate, chargedKg }: AirFreight): FeeLine {
  const isLeast = by === 'MINIMUM';
  const unitPrice = decimalText(isLeast ? freight : rate);
  return priceLine(
    { ...FREIGHT, ...PREPAID, unitPrice, basis: isLeast ? 'SHIPMENT' : 'KILOGRAM' },
    isLeast ? 1 : chargedKg,
  );
}

export const chargeTexts = ({ by, chargedKg, fromKg, rate, freight, saved, own }: AirFreight) => ({
  by,
  fromKg,
  chargedKg: decimalText(chargedKg),
  rate: decimalText(rate),
  freight: decimalText(freight),
  saved: decimalText(saved),
  own: own === null ? null : { fromKg: own.fromKg, rate: decimalText(own.rate), amount: decimalText(own.amount) },
});

/** Fee lines of a waybill: freight by charged weight, surcharges by chargeable weight. */
export const airLines = (freight: AirFreight, rates: readonly FeeRate[]): FeeLine[] => [
  freightLine(freight),
  ...rates
    .filter(({ when }) => when.kind === 'ALWAYS')
    .map((rate) => priceLine(rate, rate.basis === 'KILOGRAM' ? freight.chargeableKg : 1)),
];
