import { railDescription } from '#domain/booking/services/rail/fields.ts';
import type { RailForm } from '#domain/booking/services/rail/form.ts';
import { railPapers } from '#domain/booking/services/rail/papers.ts';
import { type RailQuotePart, railPartAsTyped } from '#domain/booking/services/rail/quote.ts';
import { railService } from '#domain/booking/services/rail/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import type { Database } from '../../data/connect.ts';
import { railCharges } from '../../texts/rail-charges.ts';
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
import { plannedTimeline } from '../timeline.ts';
import { contextOf, isDangerAsked, judgeTrain, type PricedTrain, priceJudged } from './price.ts';

const toPriced = (booking: PricedTrain) => listedPrice(booking.offer.priceId, booking);

const containersOf = ({ containers }: RailForm): PreparedOrder['containers'] =>
  containers.map(({ ctnType, quantity, soc }) => ({
    containerCode: ctnType,
    quantity: Number(quantity),
    shipperOwned: soc,
    weightKg: null,
  }));

const SERVICE = 'rail';

async function price(
  db: Pick<Database, 'select' | 'update'>,
  typed: RailQuotePart,
  { userId, now, enterpriseId }: Asker,
): Promise<Priced> {
  const { option, part } = await pricedAtOption(db, SERVICE, typed, { userId, now });
  return toPriced(priceJudged(part, await judgeTrain(db, part, { now, enterpriseId }), option));
}

async function prepare(tx: Transaction, given: RailForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const typed = tidy(railDescription, given);
  const option = await optionOf(tx, SERVICE, railPartAsTyped(typed).enquiry, { userId, now });
  const form = atOption(typed, option);
  const enterprise = await holdEnterprise(tx, userId);
  const part = railPartAsTyped(form);
  const judged = await judgeTrain(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  const lists = { ...(await listsOf(tx)), isDanger: isDangerAsked(option) };
  requireSound(form, errorsOf(railDescription, form, contextOf(judged, now, lists)));
  if (option !== null) requireAskedShipment(option, form);
  const booking = priceJudged(part, judged, option);
  const { voyage } = booking;
  return boxesOfVoyage(tx, {
    ...{ userId, enterprise, part, form, booking, option, containers: containersOf(form) },
    files: form.customsSet.map(({ fileId }) => fileId),
    timeline: (isDanger) => plannedTimeline({ ...voyage, terminal: voyage.org.nameCn }, isDanger, now),
  });
}

/** The order of boxes by rail. */
export const railOrders: OrderService<RailForm, RailQuotePart> = {
  booking: railService,
  prefix: 'RWY',
  charges: railCharges,
  price,
  prepare,
  ...owingPapers(papersOfVoyage<RailForm>(railPapers)),
};
