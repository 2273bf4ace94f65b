import { CODE } from '#contract/codes.ts';
import { marketReplies } from '#copy/replies.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { lclDescription } from '#domain/lcl/fields.ts';
import type { LclForm } from '#domain/lcl/form.ts';
import { lclPapers } from '#domain/lcl/papers.ts';
import { type LclQuotePart, lclPartAsTyped } from '#domain/lcl/quote.ts';
import { lclService } from '#domain/lcl/service.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { toJson } from '../../data/json.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { seaFreightCharges } from '../../texts/charge-agreement.ts';
import { type AnsweredOption, lockOption, requireEnquiredLoad } from '../answered-option.ts';
import { listsOf, lockEnterprise, requireProtocol } from '../buyer.ts';
import { filesOf, itemsOf } from '../items.ts';
import {
  type Asker,
  type Buyer,
  listedPrice,
  type OrderService,
  type PreparedOrder,
  type Priced,
} from '../order-service.ts';
import { papersOfVoyage, withPapersAndParties } from '../outstanding-steps.ts';
import { consolidatedTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { contextOf, judgeBooking, type PricedLcl, priceJudged } from './price.ts';

const toPriced = (booking: PricedLcl) => listedPrice(booking.offer.priceId, booking);

const takeOption = (
  db: Pick<Database, 'select' | 'update'>,
  { no, optionId }: NonNullable<LclQuotePart['enquiry']>,
  asker: { userId: string; now: number },
) => lockOption(db, { service: 'lcl', no, optionId }, asker);

const atOption = (part: LclQuotePart, { offerId, sailingId }: AnsweredOption): LclQuotePart => ({
  ...part,
  priceId: offerId,
  scheduleId: sailingId ?? '',
});

async function price(
  db: Pick<Database, 'select' | 'update'>,
  part: LclQuotePart,
  { userId, now, enterpriseId }: Asker,
): Promise<Priced> {
  if (part.enquiry === null)
    return toPriced(priceJudged(part, await judgeBooking(db, part, { now, enterpriseId }), null));
  if (userId === null) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const option = await takeOption(db, part.enquiry, { userId, now });
  requireEnquiredLoad(option, part);
  const judged = await judgeBooking(db, atOption(part, option), { now, enterpriseId });
  return toPriced(priceJudged(part, judged, option));
}

async function prepare(tx: Transaction, given: LclForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const typed = tidy(lclDescription, given);
  const { enquiryNo: no, optionId } = typed;
  const option = no === '' ? null : await takeOption(tx, { no, optionId }, { userId, now });
  const form: LclForm =
    option === null ? typed : { ...typed, priceId: option.offerId, scheduleId: option.sailingId ?? '' };
  const enterprise = await lockEnterprise(tx, userId);
  const part = lclPartAsTyped(form);
  const judged = await judgeBooking(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  requireValidForm(form, errorsOf(lclDescription, form, contextOf(judged, now, await listsOf(tx))));
  if (option !== null) requireEnquiredLoad(option, part);
  const booking = priceJudged(part, judged, option);
  await requireOwnFiles(tx, userId, filesOf(form));
  const isDanger = hasDangerous(form);
  if (isDanger) await requireProtocol(tx, userId, enterprise);
  const { offer, voyage, laneId } = booking;
  return {
    part,
    priced: toPriced(booking),
    enterprise,
    form: toJson(form),
    row: {
      ...{ enquiryNo: no === '' ? null : no, sailingId: offer.scheduleId, laneId, carrierCode: offer.carrier.code },
      ...{ etd: new Date(offer.etd), isDanger, voyage },
    },
    containers: [],
    items: itemsOf(form),
    timeline: consolidatedTimeline(voyage, isDanger, now),
    // The consolidator counts the container's space.
    take: async () => undefined,
    close: async (_, orderNo) => option?.close(orderNo),
  };
}

export const lclOrders: OrderService<LclForm, LclQuotePart> = {
  booking: lclService,
  prefix: 'LCL',
  charges: seaFreightCharges,
  price,
  prepare,
  ...withPapersAndParties(papersOfVoyage<LclForm>(lclPapers)),
};
