import { and, eq } from 'drizzle-orm';
import type { CfsContext } from '#domain/cfs/context.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { carriers, locations } from '../../data/schema/reference.ts';
import { readStuffingStations } from '../../market/warehouse/warehouses.ts';
import { readCarrierLists } from '../carrier-lists.ts';

/** Reads what the form is validated against. */
export async function readContext(tx: Transaction, now: number): Promise<CfsContext> {
  return { now, stations: await readStuffingStations(tx, now), ...(await readCarrierLists(tx)) };
}

/** Reads a port as the order stores it. */
export async function readPort(tx: Transaction, port: string) {
  const [found] = await tx
    .select({ code: locations.code, nameCn: locations.nameCn, nameEn: locations.nameEn, timezone: locations.timezone })
    .from(locations)
    .where(and(eq(locations.kind, 'port'), eq(locations.code, port)));
  return found ?? null;
}

export async function readCarrier(tx: Transaction, code: string) {
  const [found] = await tx
    .select({ code: carriers.code, nameCn: carriers.nameCn })
    .from(carriers)
    .where(eq(carriers.code, code));
  return found ?? null;
}
