import type { FlexitankFacts } from '#domain/flexitank/facts.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { readLists } from '#src/features/booking/lists.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

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
