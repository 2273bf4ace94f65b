import { compare, type DecimalInput, decimalText, multiply, sum } from '../decimal.ts';
import { type CurrencyTotal, type FeeLine, type LineRate, priceLine, totalsOf } from '../fees/line.ts';
import { percentLine } from '../fees/percent.ts';
import { CURRENCY_CNY } from '../money.ts';
import type { FeeBasis } from '../reference/fee-bases.ts';
import type { StorageMode } from './kinds.ts';
import { type StorageStay, storedQuantity } from './storage.ts';

/** Tariff of one warehouse for one storage mode. */
export interface WarehouseTariff {
  mode: StorageMode;
  ratePerDay: DecimalInput;
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
  /** Charged quantity in units of the mode. */
  quantity: string;
  isLeastQuantity: boolean;
  days: number;
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

const rate = (feeCode: string, feeName: string, unitPrice: DecimalInput, basis: FeeBasis): LineRate => ({
  group: 'SERVICE',
  feeCode,
  feeName,
  currency: CURRENCY_CNY,
  unitPrice: decimalText(unitPrice),
  basis,
  atCost: false,
  payTerm: 'PRE',
  taxRate: null,
});

const taxLine = (lines: readonly FeeLine[], name: string): FeeLine =>
  percentLine(rate('VAT', name, STORAGE_TAX_PERCENT, 'PERCENT'), sum(lines.map(({ amount }) => amount)));

/** Storage, handling and tax of a stay, each line rounded up. */
export function chargeStorage(tariff: WarehouseTariff, stay: StorageStay, names: StorageNames): StorageCharge {
  const { mode, handlingPerTon, minimumDays, minimumQuantity } = tariff;
  const { tons, measured, ...paid } = storedQuantity(tariff, stay);
  const lines = [
    priceLine(rate('STO', names.storage, tariff.ratePerDay, BASES[mode]), multiply(paid.quantity, paid.days)),
    priceLine(rate('WHI', names.handling, handlingPerTon, 'TON'), tons),
  ];
  const all = [...lines, taxLine(lines, names.tax)];
  const quantity = decimalText(paid.quantity);
  return {
    ...{ mode, quantity, days: stay.days, paidDays: paid.days, lines: all, totals: totalsOf(all) },
    isLeastQuantity: compare(minimumQuantity, measured) > 0,
    isLeastDays: minimumDays > stay.days,
  };
}
