import { and, eq, max } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { concludeContract } from '#contract/calls/contracts.ts';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { contractReplies } from '#copy/user-centre/enterprise.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { type CallContext, signedIn } from '../calls/context.ts';
import { Refusal } from '../calls/refusal.ts';
import { companySettings } from '../company/facts.ts';
import { audit } from '../data/schema/operations.ts';
import { orderContracts } from '../data/schema/order-contracts.ts';
import { orders } from '../data/schema/orders.ts';
import { readLetterhead } from '../documents/letterhead.ts';
import { isOwn } from '../enterprise/membership.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { readOrder } from '../orders/read.ts';
import { displayName, readUser } from '../session/user-info.ts';
import { contractTexts, type MadeDocument, makeContract } from './documents.ts';
import { type ESign, eSignOf, type SigningStarted } from './esign.ts';
import { idOf, storeDocuments, writeDocuments } from './files.ts';
import { type ContractRecord, readContract } from './read.ts';

type ConcludeRequest = InferOutput<typeof concludeContract.request>;

function requireOpen({ mayConclude, status }: ContractRecord): void {
  if (mayConclude) return;
  throw new Refusal(CODE.conflict, isEnded(status) ? contractReplies.ended : contractReplies.concluded);
}

interface Concluding {
  order: OrderAnswer;
  versions: ConcludeRequest['versions'];
  made: readonly MadeDocument[];
  /** Null when consent alone concludes the contract. */
  signing: SigningStarted | null;
  signer: string;
  /** Number of conclusions and order version when the texts were read. */
  known: number;
  version: number;
}

/** Stores exactly what the customer read; a changed order must be read again. */
async function write(
  { db, files, clock, requestId, session }: CallContext,
  { order, versions, made, signing, signer, known, version }: Concluding,
): Promise<void> {
  const { userId } = signedIn({ session });
  const now = clock.now();
  const at = new Date(now);
  const { orderNo } = order;
  await storeDocuments(files, made, (stored) =>
    db.transaction(async (tx) => {
      const locked = await lockOrder(tx, and(eq(orders.orderNo, orderNo), isOwn(orders, userId)), now);
      if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
      const [last] = await tx
        .select({ no: max(orderContracts.no) })
        .from(orderContracts)
        .where(eq(orderContracts.orderNo, orderNo));
      const started = last?.no ?? 0;
      if (started !== known || locked.order.version !== version || locked.status !== order.status)
        throw new Refusal(CODE.conflict, contractReplies.changed);
      const row = {
        ...{ orderNo, no: started + 1, startedBy: userId, startedAt: at, signerName: signer },
        ...{ company: order.customer ?? '', contractVersion: versions.contract, chargeVersion: versions.charge },
        ...{ contractFileId: idOf(stored, 'service-contract'), chargeFileId: idOf(stored, 'charge-agreement') },
      };
      const { userId: ownerId, enterpriseId } = locked.order;
      await writeDocuments(tx, stored, { userId: ownerId, enterpriseId, at });
      await tx
        .insert(orderContracts)
        .values(
          signing === null
            ? { ...row, method: 'consent', state: 'concluded', concludedAt: at }
            : { ...row, ...signing, method: 'esign', state: 'signing' },
        );
      await tx.insert(audit).values({
        ...{ at, actorKind: 'user', actorId: userId, requestId },
        ...{ action: signing === null ? 'contract.consented' : 'contract.signing' },
        ...{ subjectKind: 'order', subjectId: orderNo, detail: { ...versions } },
      });
    }),
  );
}

/** Concludes the contract by consent, or sends it to the configured e-signature service. */
export async function conclude(context: CallContext, { orderNo, versions }: ConcludeRequest): Promise<ContractRecord> {
  const { userId } = signedIn(context);
  const { db, clock, documents } = context;
  const settings = await companySettings(context);
  const now = clock.now();
  const { record, rows, version } = await readContract(db, orderNo, { userId, now });
  if (record.state === 'signing') return record;
  requireOpen(record);
  const order = await readOrder(db, orderNo, { userId, now });
  const texts = contractTexts(order, settings);
  const inForce = { contract: texts['service-contract'].version, charge: texts['charge-agreement'].version };
  if (inForce.contract !== versions.contract || inForce.charge !== versions.charge)
    throw new Refusal(CODE.conflict, contractReplies.textNewer, inForce);
  const user = await readUser(db, userId);
  const signer = displayName(user);
  const eSign = eSignOf(settings, clock);
  const conclusion = {
    method: eSign === null ? 'consent' : 'esign',
    name: eSign === null ? signer : null,
    at: now,
  } as const;
  const letterhead = await readLetterhead(db, settings.site.brand);
  const made = await makeContract(documents, order, { settings, conclusion, now, letterhead, owner: userId });
  const signing = eSign === null ? null : await start(context, eSign, { order, made, signer, phone: user.phone ?? '' });
  await write(context, { order, versions, made, signing, signer, known: rows.at(-1)?.no ?? 0, version });
  return (await readContract(db, orderNo, { userId, now: clock.now() })).record;
}

interface Starting {
  order: OrderAnswer;
  made: readonly MadeDocument[];
  signer: string;
  phone: string;
}

async function start(
  { log, settings }: CallContext,
  eSign: ESign,
  { order, made, signer, phone }: Starting,
): Promise<SigningStarted> {
  const { publicOrigin } = settings;
  try {
    return await eSign.start({
      ...{ orderNo: order.orderNo, company: order.customer ?? '', signer: { name: signer, phone }, documents: made },
      callback: publicOrigin === null ? null : new URL(ESIGN_PATH, publicOrigin).href,
    });
  } catch (error) {
    log.error('eSign.notStarted', { error });
    throw new Refusal(CODE.conflict, contractReplies.notSigned);
  }
}

export const ESIGN_PATH = '/hooks/esign';
