import { hasDangerous } from '#domain/booking/goods-line.ts';
import { domesticDescription } from '#domain/booking/services/domestic/fields.ts';
import type { DomesticForm } from '#domain/booking/services/domestic/form.ts';
import { domesticPapers } from '#domain/booking/services/domestic/papers.ts';
import { type DomesticQuotePart, domesticPartAsTyped } from '#domain/booking/services/domestic/quote.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import { teuOf } from '#domain/fees/fcl.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import type { Database } from '../../data/connect.ts';
import { toJson } from '../../data/json.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { coastalCharges } from '../../texts/coastal-charges.ts';
import { holdEnterprise, listsOf, requireProtocol } from '../buyer.ts';
import { atOption, optionOf, pricedAtOption, requireAskedShipment } from '../held-option.ts';
import { filesOf, itemsOf } from '../items.ts';
import {
  type Asker,
  type Buyer,
  listedPrice,
  type OrderService,
  type PreparedOrder,
  type Priced,
  rowOfSailing,
} from '../order-service.ts';
import { owedPapers, papersOfVoyage } from '../owed.ts';
import { requireSound } from '../sound.ts';
import { takeSpace } from '../space.ts';
import { coastalTimeline } from '../timeline.ts';
import { contextOf, judgeBooking, type PricedDomestic, priceJudged } from './price.ts';

const toPriced = (booking: PricedDomestic) => listedPrice(booking.offer.priceId, booking);

const containersOf = ({ containers }: DomesticForm): PreparedOrder['containers'] =>
  containers.map(({ ctnType, quantity, weightPerCtn }) => ({
    containerCode: ctnType,
    quantity: Number(quantity),
    shipperOwned: false,
    weightKg: weightPerCtn,
  }));

const SERVICE = 'domestic';

async function price(
  db: Pick<Database, 'select' | 'update'>,
  typed: DomesticQuotePart,
  { userId, now, enterpriseId }: Asker,
): Promise<Priced> {
  const { option, part } = await pricedAtOption(db, SERVICE, typed, { userId, now });
  return toPriced(await priceJudged(db, part, await judgeBooking(db, part, { now, enterpriseId }), option));
}

async function prepare(tx: Transaction, given: DomesticForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const typed = tidy(domesticDescription, given);
  const option = await optionOf(tx, SERVICE, domesticPartAsTyped(typed).enquiry, { userId, now });
  const form = atOption(typed, option);
  const enterprise = await holdEnterprise(tx, userId);
  const part = domesticPartAsTyped(form);
  const judged = await judgeBooking(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  const { payTypes } = await listsOf(tx);
  requireSound(form, errorsOf(domesticDescription, form, contextOf(judged, now, payTypes)));
  if (option !== null) requireAskedShipment(option, form);
  const booking = await priceJudged(tx, part, judged, option);
  await requireOwnFiles(tx, userId, filesOf(form));
  const isDanger = hasDangerous(form);
  if (isDanger) await requireProtocol(tx, userId, enterprise);
  const { offer, voyage, slotsLeft } = booking;
  const containers = containersOf(form);
  return {
    part,
    priced: toPriced(booking),
    enterprise,
    form: toJson(form),
    row: rowOfSailing(booking, isDanger, form.enquiryNo),
    containers,
    items: itemsOf(form),
    timeline: coastalTimeline(voyage, isDanger, now),
    take: (held) =>
      takeSpace(
        held,
        { sailingId: offer.scheduleId, slotsLeft },
        teuOf(containers.map(({ containerCode, quantity }) => ({ ctnType: containerCode, quantity }))),
      ),
    close: async (_, orderNo) => option?.close(orderNo),
  };
}

const papers = papersOfVoyage<DomesticForm>(domesticPapers);

/** The order of boxes on a coastal lane, from door to door. */
export const domesticOrders: OrderService<DomesticForm, DomesticQuotePart> = {
  booking: domesticService,
  prefix: 'DOM',
  charges: coastalCharges,
  price,
  prepare,
  papers,
  owed: (form, standing) => owedPapers(papers(form, standing)),
};
