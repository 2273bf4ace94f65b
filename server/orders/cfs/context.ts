import { and, asc, eq } from 'drizzle-orm';
import type { CfsContext } from '#domain/booking/services/cfs/context.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { carriers, places } from '../../data/schema/reference.ts';
import { readStuffingStations } from '../../market/warehouses.ts';
import { listsOf } from '../buyer.ts';

/** What the form is checked against, as the database has it now. */
export async function readContext(tx: Transaction, now: number): Promise<CfsContext> {
  const lines = await tx
    .select({ code: carriers.code })
    .from(carriers)
    .where(eq(carriers.kind, 'ocean'))
    .orderBy(asc(carriers.sort));
  const ports = await tx.select({ code: places.code }).from(places).where(eq(places.kind, 'port'));
  const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);
  return {
    now,
    stations: await readStuffingStations(tx),
    carriers: codesOf(lines),
    ports: codesOf(ports),
    ...(await listsOf(tx)),
  };
}

/** A port of the form, as the order keeps it. */
export async function readPort(tx: Transaction, port: string) {
  const [found] = await tx
    .select({ code: places.code, nameCn: places.nameCn, nameEn: places.nameEn, timezone: places.timezone })
    .from(places)
    .where(and(eq(places.kind, 'port'), eq(places.code, port)));
  return found ?? null;
}

export async function readCarrier(tx: Transaction, code: string) {
  const [found] = await tx
    .select({ code: carriers.code, nameCn: carriers.nameCn })
    .from(carriers)
    .where(eq(carriers.code, code));
  return found ?? null;
}
