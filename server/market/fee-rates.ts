import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { FeeRate } from '#domain/fees/line.ts';
import { fromFen } from '#domain/money.ts';
import type { FeeBasis } from '#domain/reference/fee-bases.ts';
import type { FeeGroup } from '#domain/reference/fee-codes.ts';
import type { Database } from '../data/connect.ts';
import { feeLines, tariffs } from '../data/schema/market.ts';
import { carriers, feeCodes } from '../data/schema/reference.ts';

/** A database or a transaction of it. */
export type Reader = Pick<Database, 'select'>;

const columns = {
  tariffId: feeLines.tariffId,
  feeCode: feeLines.feeCode,
  feeName: feeCodes.nameCn,
  groupName: feeCodes.groupName,
  ctnType: feeLines.containerCode,
  basis: feeLines.basis,
  currency: feeLines.currency,
  unitPrice: feeLines.unitPrice,
  atCost: feeLines.atCost,
  payTerm: feeLines.payTerm,
  taxRate: feeLines.taxRate,
  remark: feeLines.remark,
  carrierCode: tariffs.carrierCode,
  carrierName: carriers.nameCn,
};

export const readFeeRows = (db: Reader, where: SQL | undefined) =>
  db
    .select(columns)
    .from(feeLines)
    .innerJoin(tariffs, eq(tariffs.id, feeLines.tariffId))
    .innerJoin(feeCodes, eq(feeCodes.code, feeLines.feeCode))
    .innerJoin(carriers, eq(carriers.code, tariffs.carrierCode))
    .where(where)
    .orderBy(asc(feeLines.tariffId), asc(feeLines.sort));

export type FeeRow = Awaited<ReturnType<typeof readFeeRows>>[number];

export const feeRowsOfTariffs = (db: Reader, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : readFeeRows(db, inArray(feeLines.tariffId, [...ids]));

/** Percentage as text; null when the charge is paid by agency and tax exempt. */
const taxText = (taxRate: number) => (taxRate === 0 ? null : fromFen(taxRate));

export const OVERWEIGHT = 'OWS';

/** Converts a stored line. Its group decides whether it applies only on request. */
export function toFeeRate(row: FeeRow, limitKg: number | null): FeeRate {
  const group = row.groupName as FeeGroup;
  const when: FeeRate['when'] =
    row.feeCode === OVERWEIGHT
      ? { kind: 'OVERWEIGHT', aboveKg: limitKg }
      : group === 'SERVICE' && !row.atCost
        ? { kind: 'CHOSEN' }
        : { kind: 'ALWAYS' };
  return {
    group,
    feeCode: row.feeCode,
    feeName: row.feeName,
    currency: row.currency,
    unitPrice: fromFen(row.unitPrice),
    basis: row.basis as FeeBasis,
    ...(row.ctnType === null ? {} : { ctnType: row.ctnType }),
    when,
    atCost: row.atCost,
    payTerm: row.payTerm,
    taxRate: taxText(row.taxRate),
  };
}

export function groupByTariff(rows: readonly FeeRow[]): Map<string, FeeRow[]> {
  const groups = new Map<string, FeeRow[]>();
  for (const row of rows) {
    const known = groups.get(row.tariffId);
    if (known) known.push(row);
    else groups.set(row.tariffId, [row]);
  }
  return groups;
}
