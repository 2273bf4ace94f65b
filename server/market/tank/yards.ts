import { and, asc, eq } from 'drizzle-orm';
import type { TankYards } from '#contract/services/tank-prices.ts';
import { fromFen } from '#domain/money.ts';
import type { FeeBasis } from '#domain/reference/fee-bases.ts';
import type { TankDepot } from '#domain/tank/context.ts';
import { RENTAL_DAYS, type RentalTerm, rentalTerms, tankTypes, USUAL_LITRES } from '#domain/tank/kinds.ts';
import { isShown } from '../../content/shown.ts';
import { warehouses } from '../../data/schema/market.ts';
import { readServiceRates, type ServiceRate } from '../../orders/service-rates.ts';
import type { Reader } from '../fee-rates.ts';
import { cityOf, portNames, type WarehouseRow } from '../warehouse/warehouses.ts';
import { letTanks, listedTanks } from './fleet.ts';

/** Services of a yard with their fees. */
const WORKS = [
  ['CLEAN', 'TCL', false],
  ['CLEAN_DANGEROUS', 'TCL', true],
  ['STORE', 'TSG', false],
  ['RESIDUE', 'TRS', false],
  ['REPAIR', 'TRP', false],
  ['HALF', 'TT2', false],
  ['FIVE', 'TT5', false],
] as const;

const YARD_KINDS = ['罐区', '堆场'];

/** Hire fees by term. */
export const RENT_FEES = { SHORT: 'TLS', LONG: 'TLL', FINANCE: 'TLF' } as const satisfies Record<RentalTerm, string>;

/** Warehouses with tanks or a yard clean, store and hire out tanks. */
export const readDepotRows = async (db: Reader, now: number): Promise<WarehouseRow[]> =>
  (await db.select().from(warehouses).where(isShown(warehouses, now)).orderBy(asc(warehouses.sort))).filter(isDepot);

const isDepot = ({ kinds }: WarehouseRow): boolean => kinds.some((kind) => YARD_KINDS.includes(kind));

export async function readDepotRow(db: Reader, id: string, now: number): Promise<WarehouseRow | null> {
  const [row] = await db
    .select()
    .from(warehouses)
    .where(and(eq(warehouses.id, id), isShown(warehouses, now)));
  return row !== undefined && isDepot(row) ? row : null;
}

export const toDepot = ({ id, name, cityCode, address, openingHours, phone, dgClasses }: WarehouseRow): TankDepot => ({
  ...{ id, name, city: cityOf(cityCode).nameCn, address, openingHours, phone, dgClasses },
});

const priceOf = (row: ServiceRate | undefined) =>
  row?.unitPrice == null ? null : { currency: row.currency, amount: fromFen(row.unitPrice) };

/** Lists the types with a price for at least one term, and their stock. */
export function rentedOf(rates: readonly ServiceRate[]): TankYards['rented'] {
  return tankTypes.flatMap((tankType) => {
    const of = (feeCode: string) =>
      priceOf(rates.find((row) => row.feeCode === feeCode && row.containerCode === tankType));
    const deposit = of('TDP');
    const terms = rentalTerms.flatMap((term) => {
      const perDay = of(RENT_FEES[term]);
      return perDay === null ? [] : [{ term, perDay, leastDays: RENTAL_DAYS[term].min }];
    });
    return deposit === null || terms.length === 0
      ? []
      : [{ tankType, capacityLitres: USUAL_LITRES[tankType] ?? 0, terms, deposit }];
  });
}

/** Lists the yards that hire out, clean and store tanks, with their prices. */
export async function readTankYards(db: Reader, now: number): Promise<TankYards> {
  const [rows, rates] = [await readDepotRows(db, now), await readServiceRates(db, 'tank')];
  const ports = await portNames(db, rows);
  return {
    depots: rows.map((row) => ({
      ...toDepot(row),
      dgClasses: row.dgClasses,
      city: cityOf(row.cityCode),
      port: { code: row.portCode, nameCn: ports.get(row.portCode) ?? row.portCode },
      portKilometres: row.portKilometres,
    })),
    rented: rentedOf(rates),
    fleet: listedTanks(await letTanks(db, rows, now), now),
    works: WORKS.flatMap(([code, feeCode, dangerous]) => {
      const row = rates.find((one) => one.feeCode === feeCode && one.dangerous === dangerous);
      return row === undefined ? [] : [{ code, basis: row.basis as FeeBasis, price: priceOf(row) }];
    }),
    now,
  };
}
