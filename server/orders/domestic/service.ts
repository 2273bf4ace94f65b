import { domesticDescription } from '#domain/booking/services/domestic/fields.ts';
import type { DomesticForm } from '#domain/booking/services/domestic/form.ts';
import { domesticPapers } from '#domain/booking/services/domestic/papers.ts';
import { type DomesticQuotePart, domesticPartAsTyped } from '#domain/booking/services/domestic/quote.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import type { Database } from '../../data/connect.ts';
import { coastalCharges } from '../../texts/coastal-charges.ts';
import { boxesOfVoyage } from '../boxes-of-voyage.ts';
import { holdEnterprise, listsOf } from '../buyer.ts';
import { atOption, optionOf, pricedAtOption, requireAskedShipment } from '../held-option.ts';
import {
  type Asker,
  type Buyer,
  listedPrice,
  type OrderService,
  type PreparedOrder,
  type Priced,
} from '../order-service.ts';
import { owingPapers, papersOfVoyage } from '../owed.ts';
import { requireSound } from '../sound.ts';
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
  return boxesOfVoyage(tx, {
    ...{ userId, enterprise, part, form, booking, option, containers: containersOf(form) },
    timeline: (isDanger) => coastalTimeline(booking.voyage, isDanger, now),
  });
}

/** The order of boxes on a coastal lane, from door to door. */
export const domesticOrders: OrderService<DomesticForm, DomesticQuotePart> = {
  booking: domesticService,
  prefix: 'DOM',
  charges: coastalCharges,
  price,
  prepare,
  ...owingPapers(papersOfVoyage<DomesticForm>(domesticPapers)),
};
