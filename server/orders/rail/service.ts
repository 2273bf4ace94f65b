import { errorsOf } from '#domain/form/check.ts';
import { railDescription } from '#domain/rail/fields.ts';
import type { RailForm } from '#domain/rail/form.ts';
import { railPapers } from '#domain/rail/papers.ts';
import { type RailQuotePart, railPartAsTyped } from '#domain/rail/quote.ts';
import { railService } from '#domain/rail/service.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { placedAtOption, pricerAtOption, requireEnquiredShipment } from '../answered-option.ts';
import { boxesOfVoyage, countedBoxes } from '../boxes-of-voyage.ts';
import { listsOf } from '../buyer.ts';
import type { Buyer, OrderService, PreparedOrder } from '../order-service.ts';
import { papersOfVoyage, withPapers } from '../outstanding-steps.ts';
import { plannedTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { railCharges } from './charges.ts';
import { contextOf, hasDangerousEnquiry, judgeTrain, priceJudged } from './price.ts';

const KIND = { service: 'rail', description: railDescription, partOf: railPartAsTyped } as const;

async function prepare(tx: Transaction, given: RailForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const { option, form, part, enterprise } = await placedAtOption(tx, given, KIND, { userId, now });
  const judged = await judgeTrain(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  const lists = { ...(await listsOf(tx)), isDanger: hasDangerousEnquiry(option) };
  requireValidForm(form, errorsOf(railDescription, form, contextOf(judged, now, lists)));
  if (option !== null) requireEnquiredShipment(option, form);
  const booking = priceJudged(part, judged, option);
  const { voyage } = booking;
  return boxesOfVoyage(tx, {
    ...{ userId, enterprise, part, form, booking, option },
    containers: countedBoxes(form.containers, ({ soc }) => ({ shipperOwned: soc })),
    files: form.customsSet.map(({ fileId }) => fileId),
    timeline: (isDanger) => plannedTimeline({ ...voyage, terminal: voyage.org.nameCn }, isDanger, now),
  });
}

export const railOrders: OrderService<RailForm, RailQuotePart> = {
  booking: railService,
  prefix: 'RWY',
  charges: railCharges,
  price: pricerAtOption(KIND.service, async (db, part: RailQuotePart, asker, option) =>
    priceJudged(part, await judgeTrain(db, part, asker), option),
  ),
  prepare,
  ...withPapers(papersOfVoyage<RailForm>(railPapers)),
};
