import { flexitankForm } from '#contract/services/flexitank.ts';
import { flexitank as words } from '#copy/flexitank/search.ts';
import { amountOf } from '#domain/flexitank/address.ts';
import { withAmounts } from '#domain/flexitank/bag.ts';
import { planBags } from '#domain/flexitank/bags.ts';
import type { FlexitankFacts } from '#domain/flexitank/facts.ts';
import { blankFlexitankForm, blankFlexitankLine, type FlexitankForm } from '#domain/flexitank/form.ts';
import { copyOfFlexitankOrder, formOfFlexitankEnquiry } from '#domain/flexitank/initial-form.ts';
import { type FlexitankOrderLink, readFlexitankOrderLink } from '#domain/flexitank/order-link.ts';
import type { FlexitankQuotePart } from '#domain/flexitank/quote.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { orderMembers } from '#src/features/booking/booking.ts';
import { BY_SAILING, type OnList, onLane, onOtherSailing } from '#src/features/booking/lane-link.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { departuresOf } from '#src/features/booking/others.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';
import { summariesWith } from '#src/features/booking/summaries.ts';

export const readFlexitankForm: (value: unknown) => FlexitankForm | null = readerOfForm(flexitankForm);

/** A new form as the list hands it over: the price, the liquid, and the bags that its mass needs. */
export function newFlexitankForm(link: FlexitankOrderLink, { offer }: FlexitankFacts): FlexitankForm {
  const { priceId, orgPortCode, dstPortCode, goods, density, viscosity, isDanger, unNo } = link;
  const [mass, known] = [amountOf(link, 'mass'), amountOf(link, 'density')];
  const plan =
    offer === null || mass === null || known === null
      ? null
      : planBags({ mass, density: known, limitKg: offer.limitKg, sizes: offer.bagSizes });
  const line = {
    ...blankFlexitankLine,
    ...{ density, viscosity, isDanger, unNumber: unNo.slice(0, 10), netWeight: mass ?? '' },
    cargoNameCn: goods === '' ? '' : words.goods[goods],
  };
  return withAmounts({
    ...blankFlexitankForm,
    ...{ priceId, orgPortCode, dstPortCode, cargo: [line] },
    ...(plan === null ? {} : { boxes: String(plan.boxes), bagSize: plan.size }),
  });
}

export const flexitankList: OnList<FlexitankForm, FlexitankFacts, FlexitankOrderLink, { priceId: string }> = {
  read: readFlexitankForm,
  newForm: newFlexitankForm,
  copyOf: copyOfFlexitankOrder,
  queryOf: (form) => form,
  queryOfLink: (link) => link,
  ...BY_SAILING,
  isOfGoods: ({ cargo }, { density }) => density === '' || cargo[0]?.density === density,
  move: onOtherSailing,
};

/** The sailing of a price, and the lists that the form is chosen from; no sailing where the price is gone. */
export async function readFlexitankFacts(
  { api, constants, now }: FormSources,
  { priceId }: { priceId: string },
): Promise<FlexitankFacts> {
  const [answer, lists] = await Promise.all([
    PRICE_ID.test(priceId) ? api.flexitankPrices({ priceId }) : null,
    readLists(constants, ['insurance.currency']),
  ]);
  const offer = answer?.items[0];
  if (offer === undefined) return { now, offer: null, sailing: null, ...lists };
  const { etd, etdDay, cutOffs, validTo, bagSizes, limitKg, org, dst } = offer;
  const { vessel, voyage, eta, transitDays, included, freeDays, bookable } = offer;
  return {
    now: answer?.now ?? now,
    ...lists,
    offer: { isDanger: false, etd, etdDay, timezone: org.timezone, cutOffs, validTo, bagSizes, limitKg },
    sailing: {
      ...{ carrier: offer.carrier.nameCn, vessel, voyage, eta, transitDays, included, freeDays },
      ...{ orgName: org.nameCn, dstName: dst.nameCn, dstZone: dst.timezone },
      isBookable: bookable === 'BOOKABLE',
    },
  };
}

export const flexitankOrder = orderMembers<FlexitankForm, FlexitankFacts, FlexitankQuotePart>({
  code: 'flexitank',
  service: flexitankService,
  ...onLane(flexitankList, {
    readLink: readFlexitankOrderLink,
    readFacts: readFlexitankFacts,
    formOfEnquiry: formOfFlexitankEnquiry,
  }),
  others: ({ orgPortCode, dstPortCode }, api) => api.flexitankPrices({ orgPortCode, dstPortCode }).then(departuresOf),
  summaries: (api) => summariesWith<FlexitankForm>(api, ({ boxes, bagSize }) => words.order.summary(boxes, bagSize)),
});
