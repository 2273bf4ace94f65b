import { bargeForm } from '#contract/services/barge.ts';
import type { BargeFacts } from '#domain/barge/fields.ts';
import { type BargeForm, blankBargeForm } from '#domain/barge/form.ts';
import { copyOfBargeOrder } from '#domain/barge/initial-form.ts';
import type { BargePart } from '#domain/barge/quote.ts';
import { bargeService } from '#domain/barge/service.ts';
import { PRICE_ID, readOrderLink, SEARCH_NAMES } from '#domain/orders/order-link.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormSources, ServiceForms } from '#src/features/booking/service-forms.ts';

type Named = Pick<BargeForm, 'dstPortCode' | 'orgPortCode' | 'priceId'>;

/** Reads the price of a form; null when it is gone or can no longer be booked. */
async function readFacts({ priceId, orgPortCode, dstPortCode }: Named, sources: FormSources): Promise<BargeFacts> {
  const { api, now } = sources;
  if (!PRICE_ID.test(priceId)) return { now, offer: null };
  const answer = await api.bargePrices({ priceId, orgPortCode, dstPortCode });
  const [found] = answer.items;
  if (found === undefined || found.bookable !== 'BOOKABLE') return { now: answer.now, offer: null };
  const { etd, cutOffs, validTo, prices } = found;
  return {
    now: answer.now,
    offer: { etd, cutOffs, validTo, timezone: answer.org?.timezone ?? CHINA, boxes: prices },
  };
}

export const bargeForms: ServiceForms<BargeForm, BargeFacts, BargePart> = {
  code: 'barge',
  service: bargeService,
  read: readerOfForm(bargeForm),
  factsOf: readFacts,
  copyOf: copyOfBargeOrder,
  at: async (form, sources) => {
    const facts = await readFacts(form, sources);
    return { form: facts.offer === null ? { ...form, priceId: '' } : form, facts };
  },
  link: (query, sources) => {
    const link = readOrderLink(query, SEARCH_NAMES);
    if (link === null) return null;
    const { priceId, orgPortCode, dstPortCode } = link;
    const named: Named = { priceId, orgPortCode, dstPortCode };
    return {
      begin: async () => ({ form: { ...blankBargeForm, ...named }, facts: await readFacts(named, sources) }),
      isOffered: ({ offer }) => offer !== null,
      isOfPrice: (form) => form.priceId === priceId,
      isOfGoods: () => true,
      isOpenTo: (form) => form.priceId === '' || (form.orgPortCode === orgPortCode && form.dstPortCode === dstPortCode),
      move: (kept) => ({ ...kept, ...named, agree: false }),
    };
  },
  titleOf: ({ orgPortCode, dstPortCode, cargoName }) =>
    [orgPortCode, dstPortCode, cargoName].filter(Boolean).join(' ').slice(0, 100),
  summaries: async () => (form) => ({
    lane: `${form.orgPortCode} → ${form.dstPortCode}`,
    boxes: `${form.boxCount}×${form.ctnType}`,
    goods: form.cargoName,
  }),
};

export const bargeOrder = orderPage(bargeForms);
