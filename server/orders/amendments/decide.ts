import { eq, inArray, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import type { operatorAmendmentDecision } from '#contract/calls/operator-amendments.ts';
import { CODE } from '#contract/codes.ts';
import { amendmentReplies as words } from '#copy/orders/amendment.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { totalsOf } from '#domain/fees/line.ts';
import type { PaperRequiredAgain } from '#domain/notices/facts.ts';
import { canTake } from '#machines/order-life/index.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import { retakeCampaignStock } from '../../content/campaign-stock.ts';
import type { Database } from '../../data/connect.ts';
import { orderContainers, orderFeeLines, orderItems, orders } from '../../data/schema/orders.ts';
import { toFeeLine } from '../../market/priced-lines.ts';
import { notifyAmendmentDecided } from '../../notices/event-notices.ts';
import { type Actor, recordAct } from '../../operators/audit.ts';
import { factsOf } from '../life/facts.ts';
import { lockOrder } from '../lock-order.ts';
import { giveGoodsBack } from '../procurement/stock.ts';
import { searchTextOf } from '../search-text.ts';
import { takeAgain } from '../take-again.ts';
import { boxesOf, giveSpaceBack, writeParts } from '../write.ts';
import { changedPaths } from './changes.ts';
import { returnPapers } from './papers.ts';
import { presentAmendment } from './present-amendment.ts';
import { type AmendmentRow, amendmentsOf, isWaiting, type OrderRow, preparedOf, settle, voyagesOf } from './rows.ts';
import { noteDecision, replan } from './timeline.ts';

type Decision = InferOutput<typeof operatorAmendmentDecision.request>;

const OF_GOODS = /^(?:cargo|components|goods)\./;
const OF_BOXES = /^containers\./;

/** Applies an accepted amendment to the order and returns the documents that have to be handed in again. */
async function apply(
  tx: Transaction,
  order: OrderRow,
  amendment: AmendmentRow,
  now: number,
): Promise<PaperRequiredAgain[]> {
  const { orderNo } = order;
  const stored = preparedOf(amendment);
  const at = new Date(now);
  await giveSpaceBack(tx, orderNo, order.sailingId);
  await giveGoodsBack(tx, orderNo);
  await tx.update(orders).set({ stay: null }).where(eq(orders.orderNo, orderNo));
  await takeAgain(tx, { service: order.service, offerId: stored.priced.offerId, ...stored }, now);
  for (const table of [orderContainers, orderItems, orderFeeLines])
    await tx.delete(table).where(inArray(table.orderNo, [orderNo]));
  await writeParts(tx, orderNo, stored);
  await retakeCampaignStock(tx, { orderNo, boxes: boxesOf(stored), now });
  await replan(tx, orderNo, stored.timeline);
  const changed = changedPaths(order.service, amendment);
  const isOnOtherDeparture = voyagesOf(amendment) !== null;
  const isOfOtherGoods = changed.some((path) => OF_GOODS.test(path));
  const { isDanger } = stored.row;
  // Carriers approve dangerous goods per voyage.
  const isReviewedAgain = isOfOtherGoods || isOnOtherDeparture || !order.isDanger;
  const dgStatus = isDanger ? (isReviewedAgain ? 'pending' : order.dgStatus) : 'none';
  await tx
    .update(orders)
    .set({
      ...stored.row,
      dgStatus,
      status: amendment.resumes,
      form: stored.form,
      search: searchTextOf({ ...stored.row, orderNo, form: stored.form, numbers: order.numbers }, stored.items),
      offerId: stored.priced.offerId,
      quoteId: amendment.quoteId,
      updatedAt: at,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.orderNo, orderNo));
  return returnPapers(
    tx,
    { orderNo, service: order.service, voyage: stored.row.voyage ?? null, form: stored.form },
    {
      goods: isOfOtherGoods,
      boxes: changed.some((path) => OF_BOXES.test(path)),
      departure: isOnOtherDeparture,
      day: order.etd?.getTime() !== stored.row.etd?.getTime(),
    },
    { status: amendment.resumes, now },
  );
}

const totals = (lines: AmendmentRow['lines']) => totalsOf(lines.map(toFeeLine)).map((total) => ({ ...total }));

/** Accepts an amendment as a whole, or refuses it and leaves the order unchanged. */
export async function decideAmendment(
  db: Database,
  { orderNo, amendment: no, decision, reason }: Decision,
  { now, actor }: { now: number; actor: Actor },
): Promise<AnswerOf<typeof operatorAmendmentDecision>> {
  const isAccepted = decision === 'ACCEPT';
  if (!isAccepted && reason === '')
    throw new Refusal(CODE.invalidInput, undefined, { fields: { reason: orderReplies.reasonMissing } });
  const at = new Date(now);
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, eq(orders.orderNo, orderNo), now);
    if (locked === null) throw new Refusal(CODE.notFound, orderReplies.orderUnknown);
    const { order } = locked;
    const amendment = (await amendmentsOf(tx, orderNo)).find((one) => one.no === no);
    if (amendment === undefined) throw new Refusal(CODE.notFound, words.unknown);
    if (!isWaiting(amendment)) throw new Refusal(CODE.conflict, words.settled);
    if (!canTake(await factsOf(tx, locked, now), { type: 'amendment.settle' }))
      throw new Refusal(CODE.conflict, orderReplies.orderOver);
    const requiredAgain = isAccepted ? await apply(tx, order, amendment, now) : [];
    if (!isAccepted)
      await tx
        .update(orders)
        .set({ status: amendment.resumes, updatedAt: at, version: sql`${orders.version} + 1` })
        .where(eq(orders.orderNo, orderNo));
    await settle(tx, orderNo, {
      state: isAccepted ? 'accepted' : 'refused',
      at,
      ...(isAccepted ? {} : { reason }),
    });
    await noteDecision(tx, orderNo, isAccepted ? words.accepted : words.refused(reason));
    await notifyAmendmentDecided(tx, order, { no, isAccepted, reason, requiredAgain: requiredAgain }, now);
    const changed = changedPaths(order.service, amendment);
    const before = { status: order.status, totals: totals(amendment.linesBefore) };
    const after = {
      status: amendment.resumes,
      totals: totals(isAccepted ? amendment.lines : amendment.linesBefore),
      ...(isAccepted ? {} : { reason }),
    };
    await recordAct(
      tx,
      actor,
      {
        ...{ action: isAccepted ? 'order.amendmentAccepted' : 'order.amendmentRefused', before, after },
        ...{ subjectKind: 'order', subjectId: orderNo, more: { amendment: no, changed } },
      },
      now,
    );
    const settled = (await amendmentsOf(tx, orderNo)).find((one) => one.no === no) ?? amendment;
    return { orderNo, service: order.service, status: amendment.resumes, ...presentAmendment(order.service, settled) };
  });
}
