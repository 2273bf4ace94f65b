import type { Constant, ConstType } from '#contract/calls/basic.ts';
import type { Offer, SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { DEFAULT_CURRENCIES, DEFAULT_PAY_TYPES, type FclContext } from '#domain/booking/fcl-context.ts';
import { dayAfter } from '#domain/schedule/day.ts';
import type { Api } from '../../api/index.ts';

/** What the page shows of the sailing beside what the form is checked against. */
export interface FclFacts extends FclContext {
  sailing: Sailing | null;
  /** What the lists of the database call their codes, by the field they stand in. */
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface Sailing
  extends Pick<
    Offer,
    'carrier' | 'eta' | 'etd' | 'pod' | 'pol' | 'routeCode' | 'terminal' | 'transitDays' | 'vessel' | 'via' | 'voyage'
  > {
  orgName: string;
  dstName: string;
  dstZone: string;
  bookable: Offer['bookable'];
}

interface Found {
  isDanger: boolean;
  offer: Offer;
  answer: SellingAnswer;
}

const PAGE = 50;
const MOST_PAGES = 4;

/** The offer of a price among those of its lane; null once it is gone. */
async function findOffer(api: Api, request: SellingRequest, priceId: string): Promise<Found | null> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await api.sellingPrices({ ...request, page, pageSize: PAGE }, { quiet: true });
    const offer = answer.items.find((one) => one.priceId === priceId);
    if (offer !== undefined) return { offer, answer, isDanger: request.isDanger !== 'N' };
    if (page * PAGE >= answer.total) return null;
  }
  return null;
}

export interface LaneAsked {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  isDanger: boolean;
}

/** The lane's own days first; a price of a later day is looked for in the ninety that may be asked at once. */
async function offerOf(api: Api, asked: LaneAsked, today: string): Promise<Found | null> {
  const { priceId, orgPortCode, dstPortCode } = asked;
  if (priceId === '' || orgPortCode === '' || dstPortCode === '') return null;
  const kinds = asked.isDanger ? (['Y', 'N'] as const) : (['N', 'Y'] as const);
  for (const isDanger of kinds) {
    const lane: SellingRequest = { orgPortCode, dstPortCode, isDanger, terms: true };
    const found =
      (await findOffer(api, lane, priceId)) ?? (await findOffer(api, { ...lane, ...laterDays(today) }, priceId));
    if (found !== null) return found;
  }
  return null;
}

const laterDays = (today: string) => ({ etdFrom: dayAfter(today, 30), etdTo: dayAfter(today, 119) });

export type ReadConstants = (type: ConstType) => Promise<readonly Constant[]>;

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

interface Sources {
  api: Api;
  constants: ReadConstants;
  isContractCustomer: boolean;
}

export async function readFacts(
  { api, constants, isContractCustomer }: Sources,
  asked: LaneAsked,
  now: number,
  today: string,
): Promise<FclFacts> {
  const [found, choices] = await Promise.all([offerOf(api, asked, today), readLists(constants)]);
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
      bookable: offer.bookable,
    },
  };
}
