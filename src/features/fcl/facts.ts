import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import type { FclFacts } from '#domain/fcl/facts.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { Api } from '#src/api/index.ts';
import { readLists } from '#src/features/booking/lists.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

interface Found {
  isDanger: boolean;
  offer: Offer;
  answer: SellingAnswer;
}

export interface LaneQuery {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
}

/** The offer of a price; a form whose goods turned general or dangerous still has the price of the other kind. */
async function findOffer(api: Api, { priceId, orgPortCode, dstPortCode, isDanger }: LaneQuery): Promise<Found | null> {
  if (!PRICE_ID.test(priceId) || orgPortCode === '' || dstPortCode === '') return null;
  for (const kind of isDanger ? (['Y', 'N'] as const) : (['N', 'Y'] as const)) {
    const request = { orgPortCode, dstPortCode, isDanger: kind, priceIds: [priceId], terms: true };
    const answer = await api.sellingPrices(request);
    const [offer] = answer.items;
    if (offer !== undefined) return { offer, answer, isDanger: kind === 'Y' };
  }
  return null;
}

const CURRENCY_FIELDS = ['currency', 'cargo.*.cargoCurrency', 'services.insurance.currency'];

export async function readFacts(
  { api, constants, isContractCustomer, now }: FormSources,
  asked: LaneQuery,
): Promise<FclFacts> {
  const [found, choices] = await Promise.all([findOffer(api, asked), readLists(constants, CURRENCY_FIELDS)]);
  const lists = { ...choices, isContractCustomer };
  if (found === null) return { now, offer: null, sailing: null, ...lists };
  const { offer, answer, isDanger } = found;
  return {
    now: answer.now,
    ...lists,
    offer: {
      isDanger,
      etd: offer.etd,
      etdDay: offer.etdDay,
      timezone: answer.org?.timezone ?? CHINA,
      cutOffs: offer.cutOffs,
      validTo: offer.validTo,
      boxes: offer.prices.map(({ ctnType, limitKg }) => ({ ctnType, limitKg })),
      dgClasses: offer.dgClasses,
      refusedClasses: offer.refusedClasses ?? offer.carrierRefuses,
      collectAllowed: offer.collectAllowed,
      termRates: answer.termRates ?? {},
    },
    sailing: {
      carrier: offer.carrier,
      etd: offer.etd,
      eta: offer.eta,
      pod: offer.pod,
      pol: offer.pol,
      routeCode: offer.routeCode,
      terminal: offer.terminal,
      transitDays: offer.transitDays,
      vessel: offer.vessel,
      via: offer.via,
      voyage: offer.voyage,
      orgName: answer.org?.nameCn ?? offer.pol,
      dstName: answer.dst?.nameCn ?? offer.pod,
      dstZone: answer.dst?.timezone ?? CHINA,
      isBookable: offer.bookable === 'BOOKABLE',
    },
  };
}
