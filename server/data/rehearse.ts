import { TransactionRollbackError } from 'drizzle-orm';
import type { Transaction } from '../calls/idempotent.ts';
import type { Database } from './connect.ts';

/** Runs work in a transaction that is rolled back, and returns its result. */
export async function rehearse<Found>(db: Database, work: (tx: Transaction) => Promise<Found>): Promise<Found> {
  const found: Found[] = [];
  try {
    await db.transaction(async (tx) => {
      found.push(await work(tx));
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  if (found.length === 0) throw new Error('nothing was rehearsed');
  return found[0] as Found;
}
