import { hasDangerous } from '#domain/booking/goods-line.ts';
import { teuOf } from '#domain/fcl/fees.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { type FclQuotePart, partAsTyped } from '#domain/fcl/quote.ts';
import { fclService } from '#domain/fcl/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import { orderPapers } from '#domain/orders/order-papers.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { toJson } from '../../data/json.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { isContractCustomer } from '../../market/enterprise.ts';
import { seaFreightCharges } from '../../texts/charge-agreement.ts';
import { listsOf, lockEnterprise, requireProtocol } from '../buyer.ts';
import { filesOf, itemsOf } from '../items.ts';
import type { Buyer, OrderService, PreparedOrder, Priced, Standing } from '../order-service.ts';
import { outstandingSteps } from '../outstanding-steps.ts';
import { takeSpace } from '../space.ts';
import { plannedTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { addOnsOf } from './add-ons.ts';
import { contextOf, tidied } from './check-form.ts';
import { priceForm, takeOption } from './enquiry-option.ts';
import { judgeBooking, type PricedBooking, priceJudged } from './price.ts';
import { containersOf } from './rows.ts';

const toPriced = (part: FclQuotePart, booking: PricedBooking): Priced => ({
  offerId: booking.offer.priceId,
  lines: booking.lines,
  totals: booking.totals,
  validTo: booking.validTo,
  addOns: (db) => addOnsOf(db, part, booking),
});

async function prepare(tx: Transaction, given: FclForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const typed = tidied(given);
  const { enquiryNo, optionId } = typed;
  const option = enquiryNo === '' ? null : await takeOption(tx, { no: enquiryNo, optionId }, { userId, now });
  const form: FclForm =
    option === null ? typed : { ...typed, priceId: option.offerId, scheduleId: option.sailingId ?? '' };
  const enterprise = await lockEnterprise(tx, userId);
  const part = partAsTyped(form);
  const judged = await judgeBooking(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  const contracted = enterprise !== null && (await isContractCustomer(tx, enterprise.id, now));
  const context = contextOf(judged, now, { ...(await listsOf(tx)), isContractCustomer: contracted });
  requireValidForm(form, errorsOf(fclDescription, form, context));
  const offered = await priceJudged(tx, part, judged);
  await requireOwnFiles(tx, userId, filesOf(form));
  const isDanger = hasDangerous(form);
  if (isDanger) await requireProtocol(tx, userId, enterprise);
  option?.requireSameBoxes(form);
  const booking = option?.price(offered, form.payTerm) ?? offered;
  const { offer, voyage, laneId } = booking;
  const containers = containersOf(form);
  return {
    part,
    priced: toPriced(part, booking),
    enterprise,
    form: toJson(form),
    row: {
      enquiryNo: option === null ? null : enquiryNo,
      sailingId: offer.scheduleId,
      laneId,
      carrierCode: offer.carrier.code,
      etd: new Date(offer.etd),
      isDanger,
      voyage,
    },
    containers,
    items: itemsOf(form),
    timeline: plannedTimeline(voyage, isDanger, now),
    take: (tx) =>
      takeSpace(
        tx,
        { sailingId: offer.scheduleId, slotsLeft: booking.slotsLeft },
        teuOf(containers.map(({ containerCode, quantity }) => ({ ctnType: containerCode, quantity }))),
      ),
    close: async (_, orderNo) => option?.close(orderNo),
  };
}

const papers = (form: FclForm, { voyage, status, now }: Standing) =>
  voyage === null ? [] : orderPapers(form, voyage, status, now);

export const fclOrders: OrderService<FclForm, FclQuotePart> = {
  booking: fclService,
  prefix: 'FCL',
  charges: seaFreightCharges,
  price: async (db, part, asker) => toPriced(part, await priceForm(db, part, asker)),
  prepare,
  papers,
  outstanding: (form, standing) => outstandingSteps(form, papers(form, standing), standing),
};
