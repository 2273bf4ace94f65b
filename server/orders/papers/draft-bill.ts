import { eq, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { OperatorPaper, operatorDraftBill } from '#contract/calls/operator-papers.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { takesPapers } from '#domain/orders/statuses.ts';
import { draftLines } from '#domain/paper-forms/draft-bill.ts';
import { isFilled } from '#domain/paper-forms/filled.ts';
import type { InstructionForm } from '#domain/paper-forms/shipping-instruction.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { orderPapers } from '../../data/schema/order-papers.ts';
import { orders } from '../../data/schema/orders.ts';
import { notifyDraftMade } from '../../notices/event-notices.ts';
import { type Actor, recordAct } from '../../operators/audit.ts';
import { lockOrder } from '../lock-order.ts';
import { listPapers } from './operator.ts';
import { handedPapers, noPapers } from './standing.ts';

const PAPER = 'DRAFT_BILL';

/** Creates a draft bill from the accepted shipping instruction and asks the customer to confirm it. */
export async function makeDraft(
  db: Database,
  { orderNo, version: seen, blNo }: InferOutput<typeof operatorDraftBill.request>,
  { now, actor }: { now: number; actor: Actor },
): Promise<OperatorPaper> {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, eq(orders.orderNo, orderNo), now);
    if (locked === null || !isFilled(locked.order.service, PAPER))
      throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
    const { order, status } = locked;
    if (!takesPapers(status)) throw new Refusal(CODE.conflict, orderReplies.papersOver);
    const handed = (await handedPapers(tx, [orderNo])).get(orderNo) ?? noPapers;
    const instruction = handed.get('SHIPPING_INSTRUCTION');
    if (instruction?.state !== 'accepted' || instruction.form === null)
      throw new Refusal(CODE.conflict, orderReplies.draftNotYet);
    const before = handed.get(PAPER);
    const standing = before?.state === 'returned' ? 0 : (before?.version ?? 0);
    if (standing !== seen) throw new Refusal(CODE.conflict, orderReplies.paperNewer);
    if (before?.state === 'accepted') throw new Refusal(CODE.conflict, orderReplies.paperSettled);
    const { voyage } = order;
    const lines = draftLines(instruction.form as InstructionForm, {
      blNo,
      vessel: voyage?.vessel ?? '',
      voyage: voyage?.voyage ?? '',
      pol: voyage?.org.nameEn ?? '',
      pod: voyage?.dst.nameEn ?? '',
    });
    const at = new Date(now);
    const version = (before?.version ?? 0) + 1;
    const form = { decision: '', lines };
    const row = { orderNo, paper: PAPER, version, state: 'offered' as const, fileIds: [], form, isLate: false };
    await tx.insert(orderPapers).values({ ...row, handedInAt: at });
    await tx
      .update(orders)
      .set({ updatedAt: at, version: sql`${orders.version} + 1` })
      .where(eq(orders.orderNo, orderNo));
    const act = { action: 'order.draftMade', subjectKind: 'order', subjectId: orderNo };
    await recordAct(tx, actor, { ...act, before: { version: seen }, after: { version, blNo } }, now);
    await notifyDraftMade(tx, order, version, now);
    const made = (await listPapers(tx, orderNo, now)).find(({ paper }) => paper === PAPER);
    if (made === undefined) throw new Error('the draft is missing');
    return made;
  });
}
