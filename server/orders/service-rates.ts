import { asc } from 'drizzle-orm';
import { type FeeLine, type FeeRate, priceLine } from '#domain/fees/line.ts';
import { fromFen } from '#domain/money.ts';
import type { FeeBasis } from '#domain/reference/fee-bases.ts';
import { type FeeCode, feeCodes } from '#domain/reference/fee-codes.ts';
import { type RatedService, serviceRates } from '../data/schema/market.ts';
import type { Reader } from '../market/fee-rates.ts';
import { ratesOf } from '../rates/version-works.ts';
import { onRequest } from './on-request.ts';

export type ServiceRate = typeof serviceRates.$inferSelect;

export interface KnownRate {
  row: ServiceRate;
  unitPrice: number;
}

export const feeOf = new Map(feeCodes.map((fee) => [fee.code, fee]));

export const readServiceRates = (db: Reader, service: RatedService): Promise<ServiceRate[]> =>
  db.select().from(serviceRates).where(ratesOf(service)).orderBy(asc(serviceRates.id));

/** Rates that have a price. */
export const knownRates = (rows: readonly ServiceRate[]): KnownRate[] =>
  rows.flatMap((row) => (row.unitPrice === null ? [] : [{ row, unitPrice: row.unitPrice }]));

/** Converts a rate. A destination charge booked as a service is prepaid with the rest. */
export const toServiceRate = (fee: FeeCode, { row, unitPrice }: KnownRate, feeName = fee.nameCn): FeeRate => ({
  group: fee.group === 'DESTINATION' ? 'SERVICE' : fee.group,
  feeCode: fee.code,
  feeName,
  currency: row.currency,
  unitPrice: fromFen(unitPrice),
  basis: row.basis as FeeBasis,
  when: { kind: 'CHOSEN' },
  atCost: false,
  payTerm: 'PRE',
  taxRate: row.taxRate === 0 ? null : fromFen(row.taxRate),
});

interface Boxed {
  ctnType: string;
  quantity: string;
}

/** Builds a line per container type; one type without a price makes the whole fee on request. */
export function boxLines(
  fee: FeeCode,
  known: readonly KnownRate[],
  boxes: readonly Boxed[],
  nameOf: (row: ServiceRate) => string = () => fee.nameCn,
): FeeLine[] {
  const byBox = boxes.map(({ ctnType, quantity }) => {
    const fitting = known.find(({ row }) => row.containerCode === ctnType || row.containerCode === null);
    return fitting === undefined
      ? null
      : priceLine(toServiceRate(fee, fitting, nameOf(fitting.row)), Number(quantity), ctnType);
  });
  const lines = byBox.filter((line) => line !== null);
  return lines.length === byBox.length ? lines : [onRequest(fee)];
}
