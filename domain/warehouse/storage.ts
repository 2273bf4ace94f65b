import { add, type Decimal, type DecimalInput, divide, larger, multiply, roundUp } from '../decimal.ts';

export interface StorageTerms {
  mode: 'TON' | 'CUBIC_METRE' | 'PALLET';
  freeDays: number;
  minimumDays: number;
  minimumQuantity: DecimalInput;
}

export interface StorageTariff extends StorageTerms {
  ratePerDay: DecimalInput;
  inPerTon: DecimalInput;
  outPerTon: DecimalInput;
}

export interface StorageStay {
  grossKg: DecimalInput;
  volume: DecimalInput;
  pallets: number;
  days: number;
}

export interface StoragePrice {
  quantity: Decimal;
  days: number;
  storage: Decimal;
  handling: Decimal;
  total: Decimal;
}

/** Stored tons and tariff units, with the charged quantity and days. */
export function storedQuantity(tariff: StorageTerms, stay: StorageStay) {
  const tons = divide(stay.grossKg, 1000, 3, 'up');
  const measured = { TON: tons, CUBIC_METRE: stay.volume, PALLET: stay.pallets }[tariff.mode];
  const quantity = larger(measured, tariff.minimumQuantity);
  const days = Math.max(0, Math.max(stay.days, tariff.minimumDays) - tariff.freeDays);
  return { tons, measured, quantity, days };
}

/** Storage for the paid days, and handling in and out by weight. */
export function priceStorage(tariff: StorageTariff, stay: StorageStay): StoragePrice {
  const { tons, quantity, days } = storedQuantity(tariff, stay);
  const storage = roundUp(multiply(multiply(quantity, tariff.ratePerDay), days));
  const handling = add(roundUp(multiply(tons, tariff.inPerTon)), roundUp(multiply(tons, tariff.outPerTon)));
  return { quantity, days, storage, handling, total: add(storage, handling) };
}
