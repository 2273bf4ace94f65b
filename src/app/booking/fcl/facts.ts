import type { Constant } from '#contract/calls/basic.ts';
import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { DEFAULT_CURRENCIES, DEFAULT_PAY_TYPES } from '#domain/booking/services/fcl/context.ts';
import type { FclFacts } from '#domain/booking/services/fcl/facts.ts';
import { PRICE_ID } from '#domain/orders/fcl-order-link.ts';
import type { Api } from '../../../api/index.ts';
import type { FormSources, ReadConstants } from '../service-forms.ts';

interface Found {
  isDanger: boolean;
  offer: Offer;
  answer: SellingAnswer;
}

export interface LaneAsked {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
}

/** The offer of a price; a form whose goods turned general or dangerous still has the price of the other kind. */
async function findOffer(api: Api, { priceId, orgPortCode, dstPortCode, isDanger }: LaneAsked): Promise<Found | null> {
  if (!PRICE_ID.test(priceId) || orgPortCode === '' || dstPortCode === '') return null;
  for (const kind of isDanger ? (['Y', 'N'] as const) : (['N', 'Y'] as const)) {
    const request = { orgPortCode, dstPortCode, isDanger: kind, priceIds: [priceId], terms: true };
    const answer = await api.sellingPrices(request, { quiet: true });
    const [offer] = answer.items;
    if (offer !== undefined) return { offer, answer, isDanger: kind === 'Y' };
  }
  return null;
}

/** The lists as the database has them, the usual ones where they do not arrive. */
async function readLists(constants: ReadConstants) {
  const [payTypes, currencies] = await Promise.all(
    (['PAY_TYPE', 'CURRENCY'] as const).map((type) => constants(type).catch(() => [])),
  );
  const codes = (rows: readonly Constant[] = [], usual: readonly string[]) =>
    rows.length > 0 ? rows.map(({ constValue }) => constValue) : usual;
  const payType = Object.fromEntries((payTypes ?? []).map(({ constValue, constName }) => [constValue, constName]));
  const currency = Object.fromEntries(
    (currencies ?? []).map(({ constValue, constName, name }) => [constValue, `${name} ${constName}`]),
  );
  return {
    payTypes: codes(payTypes, DEFAULT_PAY_TYPES),
    currencies: codes(currencies, DEFAULT_CURRENCIES),
    choiceNames: {
      payType,
      currency,
      'cargo.*.cargoCurrency': currency,
      'services.insurance.currency': currency,
    },
  };
}

export async function readFacts(
  { api, constants, isContractCustomer, now }: FormSources,
  asked: LaneAsked,
): Promise<FclFacts> {
  const [found, choices] = await Promise.all([findOffer(api, asked), readLists(constants)]);
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
      timezone: answer.org?.timezone ?? 'Asia/Shanghai',
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
      dstZone: answer.dst?.timezone ?? 'Asia/Shanghai',
      isBookable: offer.bookable === 'BOOKABLE',
    },
  };
}
