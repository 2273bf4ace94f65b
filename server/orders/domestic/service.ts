import { domesticDescription } from '#domain/domestic/fields.ts';
import type { DomesticForm } from '#domain/domestic/form.ts';
import { domesticPapers } from '#domain/domestic/papers.ts';
import { type DomesticQuotePart, domesticPartAsTyped } from '#domain/domestic/quote.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { errorsOf } from '#domain/form/check.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { placedAtOption, pricerAtOption, requireEnquiredShipment } from '../answered-option.ts';
import { boxesOfVoyage, countedBoxes } from '../boxes-of-voyage.ts';
import { listsOf } from '../buyer.ts';
import type { Buyer, OrderService, PreparedOrder } from '../order-service.ts';
import { papersOfVoyage, withPapers } from '../outstanding-steps.ts';
import { coastalTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { coastalCharges } from './charges.ts';
import { contextOf, judgeBooking, priceJudged } from './price.ts';

const KIND = { service: 'domestic', description: domesticDescription, partOf: domesticPartAsTyped } as const;

async function prepare(tx: Transaction, given: DomesticForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const { option, form, part, enterprise } = await placedAtOption(tx, given, KIND, { userId, now });
  const judged = await judgeBooking(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  const { payTypes } = await listsOf(tx);
  requireValidForm(form, errorsOf(domesticDescription, form, contextOf(judged, now, payTypes)));
  if (option !== null) requireEnquiredShipment(option, form);
  const booking = await priceJudged(tx, part, judged, option);
  return boxesOfVoyage(tx, {
    ...{ userId, enterprise, part, form, booking, option },
    containers: countedBoxes(form.containers, ({ weightPerCtn }) => ({ weightKg: weightPerCtn })),
    timeline: (isDanger) => coastalTimeline(booking.voyage, isDanger, now),
  });
}

export const domesticOrders: OrderService<DomesticForm, DomesticQuotePart> = {
  booking: domesticService,
  prefix: 'DOM',
  charges: coastalCharges,
  price: pricerAtOption(KIND.service, async (db, part: DomesticQuotePart, asker, option) =>
    priceJudged(db, part, await judgeBooking(db, part, asker), option),
  ),
  prepare,
  ...withPapers(papersOfVoyage<DomesticForm>(domesticPapers)),
};
