import { and, eq } from 'drizzle-orm';
import { contractDocuments as words } from '#copy/user-centre/enterprise.ts';
import type { Services } from '../calls/context.ts';
import { audit } from '../data/schema/operations.ts';
import { orderContracts } from '../data/schema/order-contracts.ts';
import { orders } from '../data/schema/orders.ts';
import type { MadeDocument } from './documents.ts';
import type { SigningEvent } from './esign.ts';
import { type StoredDocument, storeDocuments, writeDocuments } from './files.ts';

type Settling = Pick<Services, 'clock' | 'db' | 'files'>;

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** Returned files; null when one of them is invalid. */
function filesOf({ documents }: SigningEvent, orderNo: string): MadeDocument[] | null {
  const made = documents.map(({ kind, content }) => ({
    ...{ kind, name: `${words.names[kind]}-${orderNo}.pdf`, bytes: Buffer.from(content, 'base64') },
  }));
  return made.every(({ bytes }) => isPdf(bytes)) ? made : null;
}

const replaced = (stored: readonly StoredDocument[], kind: MadeDocument['kind'], id: string): string =>
  stored.find((one) => one.kind === kind)?.id ?? id;

/** Records a callback once and returns the outcome. */
export async function settleSigning(
  { db, clock, files }: Settling,
  event: SigningEvent,
): Promise<'invalid' | 'settled' | 'unknown'> {
  const [known] = await db.select().from(orderContracts).where(eq(orderContracts.flowId, event.flowId));
  if (known === undefined) return 'unknown';
  const { orderNo, no } = known;
  const made = filesOf(event, orderNo);
  if (made === null) return 'invalid';
  if (known.state !== 'signing') return 'settled';
  const at = new Date(clock.now());
  const isSigned = event.state === 'signed';
  await storeDocuments(files, isSigned ? made : [], (stored) =>
    db.transaction(async (tx) => {
      const [order] = await tx
        .select({ userId: orders.userId, enterpriseId: orders.enterpriseId })
        .from(orders)
        .where(eq(orders.orderNo, orderNo))
        .for('update');
      const isThis = and(eq(orderContracts.orderNo, orderNo), eq(orderContracts.no, no));
      const [row] = await tx.select().from(orderContracts).where(isThis);
      if (order === undefined || row === undefined || row.state !== 'signing') throw new AlreadySettled();
      await writeDocuments(tx, stored, { ...order, at });
      await tx
        .update(orderContracts)
        .set({
          ...{ state: isSigned ? 'concluded' : 'declined', concludedAt: isSigned ? at : null },
          ...{ reason: isSigned ? null : event.reason, signUrl: null, signerName: event.signer || row.signerName },
          contractFileId: replaced(stored, 'service-contract', row.contractFileId),
          chargeFileId: replaced(stored, 'charge-agreement', row.chargeFileId),
        })
        .where(isThis);
      await tx.insert(audit).values({
        ...{ at, actorKind: 'partner', action: isSigned ? 'contract.signed' : 'contract.declined' },
        ...{ subjectKind: 'order', subjectId: orderNo, detail: { flowId: event.flowId } },
      });
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof AlreadySettled)) throw error;
  });
  return 'settled';
}

/** Of concurrent callbacks the first wins. */
class AlreadySettled extends Error {
  override name = 'AlreadySettled';
}
