import { and, inArray, isNotNull } from 'drizzle-orm';
import { EVERY_BOX, termFeeCodes } from '#domain/fcl/terms.ts';
import { serviceRates } from '../../data/schema/market.ts';
import { ratesOf } from '../../rates/version-works.ts';
import type { Reader } from '../fee-rates.ts';

/** Reads which container types have a price for terms beyond yard to yard. */
export async function readTermRates(db: Reader): Promise<Record<string, string[]>> {
  const rows = await db
    .select({ feeCode: serviceRates.feeCode, box: serviceRates.containerCode })
    .from(serviceRates)
    .where(and(ratesOf('fcl'), inArray(serviceRates.feeCode, [...termFeeCodes]), isNotNull(serviceRates.unitPrice)))
    .orderBy(serviceRates.id);
  const rates: Record<string, string[]> = {};
  for (const { feeCode, box } of rows) {
    const known = rates[feeCode] ?? [];
    const type = box ?? EVERY_BOX;
    rates[feeCode] = known.includes(type) ? known : [...known, type];
  }
  return rates;
}
