import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../calls/idempotent.ts';
import { carriers, locations } from '../data/schema/reference.ts';
import { listsOf } from './buyer.ts';

/** Reads the shipping lines, ports and code lists that a form chooses from. */
export async function readCarrierLists(tx: Transaction) {
  const lines = await tx
    .select({ code: carriers.code })
    .from(carriers)
    .where(eq(carriers.kind, 'ocean'))
    .orderBy(asc(carriers.sort));
  const ports = await tx.select({ code: locations.code }).from(locations).where(eq(locations.kind, 'port'));
  const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);
  return { carriers: codesOf(lines), ports: codesOf(ports), ...(await listsOf(tx)) };
}
