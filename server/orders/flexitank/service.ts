import { withAmounts } from '#domain/flexitank/bag.ts';
import { flexitankDescription } from '#domain/flexitank/fields.ts';
import type { FlexitankForm } from '#domain/flexitank/form.ts';
import { flexitankPapers } from '#domain/flexitank/papers.ts';
import { type FlexitankQuotePart, flexitankPartAsTyped } from '#domain/flexitank/quote.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { BAG_BOX } from '#domain/flexitank/sizes.ts';
import { errorsOf } from '#domain/form/check.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { toJson } from '../../data/json.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { atOption, optionOf, placedAtOption } from '../answered-option.ts';
import { listsOf } from '../buyer.ts';
import { filesOf, itemsOf } from '../items.ts';
import { type Buyer, type OrderService, type PreparedOrder, type Priced, rowOfSailing } from '../order-service.ts';
import { papersOfVoyage, withPapers } from '../outstanding-steps.ts';
import { takeSpace } from '../space.ts';
import { plannedTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { flexitankCharges } from './charges.ts';
import { contextOf, judgeSailing, type PricedSailing, priceJudged } from './price.ts';

const toPriced = ({ offer, lines, totals, validTo }: PricedSailing): Priced => ({
  offerId: offer.priceId,
  lines,
  totals,
  validTo,
  addOns: async () => [],
});

const certificatesOf = ({ cargo }: FlexitankForm): string[] =>
  cargo.flatMap(({ foodCertificate }) => foodCertificate.map(({ fileId }) => fileId));

const KIND = { service: 'flexitank', description: flexitankDescription, partOf: flexitankPartAsTyped } as const;

async function prepare(tx: Transaction, given: FlexitankForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  // The bags determine the quantity, not the form.
  const { option, form: typed, part, enterprise } = await placedAtOption(tx, given, KIND, { userId, now });
  const form = withAmounts(typed);
  const judged = await judgeSailing(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  requireValidForm(form, errorsOf(flexitankDescription, form, contextOf(judged, now, await listsOf(tx))));
  const booking = await priceJudged(tx, part, judged, option);
  await requireOwnFiles(tx, userId, [...filesOf(form), ...certificatesOf(form)]);
  const { offer, voyage, slotsLeft } = booking;
  const boxes = Number(part.boxes);
  return {
    part,
    priced: toPriced(booking),
    enterprise,
    form: toJson(form),
    row: rowOfSailing(booking, false, form.enquiryNo),
    containers: [{ containerCode: BAG_BOX, quantity: boxes, shipperOwned: false, weightKg: null }],
    items: itemsOf(form),
    timeline: plannedTimeline(voyage, false, now),
    take: (own) => takeSpace(own, { sailingId: offer.scheduleId, slotsLeft }, boxes),
    close: async (_, orderNo) => option?.close(orderNo),
  };
}

export const flexitankOrders: OrderService<FlexitankForm, FlexitankQuotePart> = {
  booking: flexitankService,
  prefix: 'FLX',
  charges: flexitankCharges,
  price: async (db, typed, asker) => {
    const option = await optionOf(db, 'flexitank', typed.enquiry, asker);
    const part = atOption(typed, option);
    return toPriced(await priceJudged(db, part, await judgeSailing(db, part, asker), option));
  },
  prepare,
  ...withPapers(papersOfVoyage<FlexitankForm>(flexitankPapers)),
};
