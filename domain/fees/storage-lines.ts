import { compare, type DecimalInput, decimalText, divide, multiply, roundUp, sum } from '../decimal.ts';
import { CURRENCY_CNY } from '../money.ts';
import type { FeeBasis } from '../reference/fee-bases.ts';
import type { StorageMode } from '../warehouse/kinds.ts';
import { type CurrencyTotal, type FeeLine, type FeeRate, priceLine, totalsOf } from './line.ts';
import { priceStorage, type StorageStay } from './storage.ts';

/** What one warehouse asks for goods that are counted by one mode. */
export interface WarehouseTariff {
  mode: StorageMode;
  ratePerDay: DecimalInput;
  /** In and out again. */
  handlingPerTon: DecimalInput;
  freeDays: number;
  minimumDays: number;
  minimumQuantity: number;
}

export interface StorageNames {
  storage: string;
  handling: string;
  tax: string;
}

export interface StorageCharge {
  mode: StorageMode;
  /** What is charged, in units of the mode. */
  quantity: string;
  isLeastQuantity: boolean;
  days: number;
  /** Days that are paid. */
  paidDays: number;
  isLeastDays: boolean;
  lines: FeeLine[];
  totals: CurrencyTotal[];
}

export const STORAGE_TAX_PERCENT = 6;

const BASES: Readonly<Record<StorageMode, FeeBasis>> = {
  TON: 'TON_DAY',
  PALLET: 'PALLET_DAY',
  CUBIC_METRE: 'CUBIC_METRE_DAY',
};

const rate = (feeCode: string, feeName: string, unitPrice: DecimalInput, basis: FeeBasis): FeeRate => ({
  group: 'SERVICE',
  feeCode,
  feeName,
  currency: CURRENCY_CNY,
  unitPrice: decimalText(unitPrice),
  basis,
  when: { kind: 'ALWAYS' },
  atCost: false,
  payTerm: 'PRE',
  taxRate: null,
});

/** The tax on what was charged before it. */
function taxLine(lines: readonly FeeLine[], name: string): FeeLine {
  const taxed = sum(lines.map(({ amount }) => amount));
  return {
    ...priceLine(rate('VAT', name, STORAGE_TAX_PERCENT, 'PERCENT'), taxed),
    amount: decimalText(roundUp(divide(multiply(taxed, STORAGE_TAX_PERCENT), 100, 4, 'up'))),
  };
}

/** What a stay costs: storage, handling and the tax on both, each line rounded up. */
export function chargeStorage(tariff: WarehouseTariff, stay: StorageStay, names: StorageNames): StorageCharge {
  const { mode, handlingPerTon, minimumDays, minimumQuantity } = tariff;
  const price = priceStorage({ ...tariff, inPerTon: handlingPerTon, outPerTon: 0 }, stay);
  const tons = divide(stay.grossKg, 1000, 3, 'up');
  const measured = decimalText({ TON: tons, CUBIC_METRE: stay.volume, PALLET: stay.pallets }[mode]);
  const lines = [
    priceLine(rate('STO', names.storage, tariff.ratePerDay, BASES[mode]), multiply(price.quantity, price.days)),
    priceLine(rate('WHI', names.handling, handlingPerTon, 'TON'), tons),
  ];
  const all = [...lines, taxLine(lines, names.tax)];
  const quantity = decimalText(price.quantity);
  return {
    ...{ mode, quantity, days: stay.days, paidDays: price.days, lines: all, totals: totalsOf(all) },
    isLeastQuantity: compare(minimumQuantity, measured) > 0,
    isLeastDays: minimumDays > stay.days,
  };
}
