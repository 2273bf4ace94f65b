import { and, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { WorkService } from '#domain/imports/services.ts';
import type { Database } from '../data/connect.ts';
import { type RatedService, serviceRates } from '../data/schema/market.ts';
import { ratesInForce } from '../data/schema/rates.ts';
import { insertRows } from '../seed/insert-rows.ts';
import { currencyCode, fenOf, taxOf } from './market-rows.ts';
import { readRateRows } from './rows.ts';

type RatedTable = Exclude<WorkService, 'warehouse'>;

/** Service whose rates a price table holds. */
const ratedBy: Readonly<Record<RatedTable, RatedService>> = {
  cfs: 'cfs',
  truck: 'truck',
  dgdesk: 'dgdesk',
  fclWorks: 'fcl',
  tankWorks: 'tank',
  flexitankWorks: 'flexitank',
};

/** Writes a version's rates before it is visible; existing ones stay. */
export async function writeVersionWorks(db: Database, service: WorkService, versionId: string): Promise<void> {
  // Warehouse rates are read from the version's lines.
  if (service === 'warehouse') return;
  const rows = await readRateRows(db, versionId);
  const rates = rows.map(({ fee = '', box = '', cargo, basis = '', currency, price, tax }) => ({
    id: [versionId, fee, box, cargo === 'Y' ? 'DG' : ''].filter(Boolean).join('-'),
    service: ratedBy[service],
    feeCode: fee,
    containerCode: box || null,
    ...{ basis, currency: currencyCode(currency), unitPrice: price ? fenOf(price) : null, taxRate: taxOf(tax) },
    ...{ dangerous: cargo === 'Y', demo: false, rateVersionId: versionId },
  }));
  await insertRows(db, serviceRates, rates);
}

const tablesOf = (service: RatedService): RatedTable[] =>
  (Object.keys(ratedBy) as RatedTable[]).filter((table) => ratedBy[table] === service);

/** Rates of the price table in force, or the seed's without one. */
export const ratesOf = (service: RatedService): SQL | undefined => {
  const inForce = sql`(select ${ratesInForce.versionId} from ${ratesInForce} where ${and(
    inArray(ratesInForce.service, ['', ...tablesOf(service)] as RatedTable[]),
    sql`${ratesInForce.versionId} is not null`,
  )})`;
  return and(
    eq(serviceRates.service, service),
    or(inArray(serviceRates.rateVersionId, inForce), and(isNull(serviceRates.rateVersionId), notExists(inForce))),
  );
};
