import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { marketReplies } from '#copy/replies.ts';
import { airDescription } from '#domain/air/fields.ts';
import type { AirForm } from '#domain/air/form.ts';
import { airPapers } from '#domain/air/papers.ts';
import { type AirQuotePart, airPartAsTyped } from '#domain/air/quote.ts';
import { airService } from '#domain/air/service.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { toJson } from '../../data/json.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { lockOption, requireEnquiredLoad } from '../answered-option.ts';
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
import { outstandingSteps, papersOfVoyage } from '../outstanding-steps.ts';
import { flightTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { airFreightCharges } from './charges.ts';
import { contextOf, judgeBooking, type PricedFlight, priceJudged, voyageOf } from './price.ts';

const toPriced = (booking: PricedFlight) => listedPrice(booking.flight.priceId, booking);

async function price(
  db: Pick<Database, 'select' | 'update'>,
  part: AirQuotePart,
  { userId, now, enterpriseId }: Asker,
): Promise<Priced> {
  const { enquiry } = part;
  if (enquiry !== null && userId === null) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const option =
    enquiry === null || userId === null ? null : await lockOption(db, { service: 'air', ...enquiry }, { userId, now });
  if (option !== null) requireEnquiredLoad(option, part);
  const at = option === null ? part : { ...part, priceId: option.offerId };
  const judged = await judgeBooking(db, at, { now, enterpriseId });
  return toPriced(await priceJudged(db, at, judged, option));
}

async function prepare(tx: Transaction, given: AirForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const typed = tidy(airDescription, given);
  const { enquiryNo: no, optionId } = typed;
  const option = no === '' ? null : await lockOption(tx, { service: 'air', no, optionId }, { userId, now });
  const form: AirForm = option === null ? typed : { ...typed, priceId: option.offerId };
  const enterprise = await lockEnterprise(tx, userId);
  const part = airPartAsTyped(form);
  const judged = await judgeBooking(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  requireValidForm(form, errorsOf(airDescription, form, contextOf(judged, now, await listsOf(tx))));
  if (option !== null) requireEnquiredLoad(option, part);
  const booking = await priceJudged(tx, part, judged, option);
  const declared = form.declarationFiles.map(({ fileId }) => fileId);
  await requireOwnFiles(tx, userId, [...filesOf(form), ...declared]);
  const isDanger = hasDangerous(form);
  if (isDanger) await requireProtocol(tx, userId, enterprise);
  const voyage = voyageOf(booking, form.flightDay);
  return {
    part,
    priced: toPriced(booking),
    enterprise,
    form: toJson(form),
    row: {
      ...{ enquiryNo: no === '' ? null : no, sailingId: null, laneId: booking.laneId },
      ...{ carrierCode: voyage.carrier.code, etd: new Date(voyage.etd), isDanger, voyage },
    },
    containers: [],
    items: itemsOf(form),
    timeline: flightTimeline(voyage, isDanger, now),
    // The airline counts the capacity of its flights itself.
    take: async () => undefined,
    close: async (_, orderNo) => option?.close(orderNo),
  };
}

const OF_A_WAYBILL = { paper: 'WAYBILL_DATA', text: orderReplies.stepWaybill } as const;

const papers = papersOfVoyage<AirForm>(airPapers);

export const airOrders: OrderService<AirForm, AirQuotePart> = {
  booking: airService,
  prefix: 'AIR',
  charges: airFreightCharges,
  price,
  prepare,
  papers,
  outstanding: (form, standing) => {
    // The waybill form already collects the parties, so they are not requested separately.
    const required = papers(form, standing).filter(({ code }) => code !== OF_A_WAYBILL.paper);
    return outstandingSteps(form, required, standing, OF_A_WAYBILL);
  },
};
