import { safeParse } from 'valibot';
import type { Offer, SellingAnswer } from '#contract/calls/item.ts';
import { fclForm } from '#contract/services/fcl.ts';
import { withShares } from '#domain/booking/box-shares.ts';
import { requestedContainers } from '#domain/booking/enquiry-prefill.ts';
import { withPartiesChoice } from '#domain/booking/parties.ts';
import type { FclFacts } from '#domain/fcl/facts.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import { copyOfOrder, formOfEnquiry, withoutPrice } from '#domain/fcl/initial-form.ts';
import { type FclOrderLink, readFclOrderLink } from '#domain/fcl/order-link.ts';
import type { FclQuotePart } from '#domain/fcl/quote.ts';
import { fclService } from '#domain/fcl/service.ts';
import { setField } from '#domain/form/change.ts';
import { hasBoxes, readBoxes } from '#domain/orders/box-text.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { Api } from '#src/api/index.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { departuresOf, laneQueryOf } from '#src/features/booking/others.ts';
import type { FormLink, FormSources, FormWithFacts, ServiceForms } from '#src/features/booking/service-forms.ts';
import { boxesOf, summariesWith, titleOf } from '#src/features/booking/summaries.ts';
import { takeLoad } from '#src/features/booking/take.ts';

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

/** A form that is not whole is no form: an older version's, or a damaged one. What is too long or misspelt in it is still the person's to mend. */
export function readFclForm(value: unknown): FclForm | null {
  const read = safeParse(fclForm, value);
  return read.typed ? (read.output as FclForm) : null;
}

/** A new form as the list hands it over: price, boxes, the goods asked for. */
export function newForm(link: FclOrderLink, facts: FclFacts): FclForm {
  const isDanger = link.isDanger === 'Y';
  const first = facts.offer?.boxes[0]?.ctnType ?? '20GP';
  const boxes = link.boxes.length > 0 ? link.boxes : [{ ctnType: first, quantity: 1 }];
  const form: FclForm = {
    ...blankFclForm,
    priceId: link.priceId,
    orgPortCode: link.orgPortCode,
    dstPortCode: link.dstPortCode,
    containers: requestedContainers({ boxes }, blankContainer),
    cargo: [{ ...blankCargo, isDanger, grossWeight: link.weight, volume: link.volume }],
  };
  return isDanger && link.unNo !== '' ? setField(fclDescription, form, facts, 'cargo.0.dg.unNo', link.unNo) : form;
}

/** The same goods on another sailing: what was typed stays, what is booked is the new price. */
export function onOtherPrice(kept: FclForm, fresh: FclForm): FclForm {
  return {
    ...kept,
    priceId: fresh.priceId,
    scheduleId: '',
    orgPortCode: fresh.orgPortCode,
    dstPortCode: fresh.dstPortCode,
    containers: kept.priceId === '' ? fresh.containers : kept.containers,
    enquiryNo: '',
    optionId: '',
    agree: false,
    truth: false,
  };
}

/** Whether a form is of the boxes and the goods that a link asks for; what the link leaves open is the form's. */
export function isOfSameGoods({ containers, cargo }: FclForm, { boxes, unNo, isDanger }: FclOrderLink): boolean {
  return (
    hasBoxes(containers, boxes) &&
    (unNo === '' || cargo.some(({ dg }) => dg.unNo === unNo)) &&
    cargo.some((line) => line.isDanger) === (isDanger === 'Y')
  );
}

export const isOfSameLane = (
  { orgPortCode, dstPortCode }: Pick<FclForm, 'dstPortCode' | 'orgPortCode'>,
  link: Pick<FclOrderLink, 'dstPortCode' | 'orgPortCode'>,
): boolean => orgPortCode === link.orgPortCode && dstPortCode === link.dstPortCode;

export const laneOf = ({ priceId, orgPortCode, dstPortCode, cargo }: FclForm): LaneQuery => ({
  priceId,
  orgPortCode,
  dstPortCode,
  isDanger: cargo.some(({ isDanger }) => isDanger),
});

/** The price that the list hands over. */
export function linkOf(query: string, sources: FormSources): FormLink<FclForm, FclFacts> | null {
  const link = readFclOrderLink(query);
  if (link === null) return null;
  return {
    begin: async () => {
      const facts = await readFacts(sources, { ...link, isDanger: link.isDanger === 'Y' });
      return { form: newForm(link, facts), facts };
    },
    isOffered: ({ offer }) => offer !== null,
    isOfPrice: ({ priceId, enquiryNo }) => priceId === link.priceId && enquiryNo === '',
    isOfGoods: (form) => isOfSameGoods(form, link),
    isOpenTo: (form) => form.priceId === '' || (isOfSameLane(form, link) && isOfSameGoods(form, link)),
    move: onOtherPrice,
  };
}

type FclWithFacts = Promise<FormWithFacts<FclForm, FclFacts>>;

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
export async function copyAt(form: FclForm, sources: FormSources): FclWithFacts {
  const facts = await readFacts(sources, laneOf(form));
  return facts.sailing?.isBookable
    ? { form, facts }
    : { form: withoutPrice(form), facts: { ...facts, offer: null, sailing: null } };
}

export const takeEnquiry = takeLoad(readFacts, formOfEnquiry);

const fclForms: ServiceForms<FclForm, FclFacts, FclQuotePart> = {
  code: 'fcl',
  service: fclService,
  read: readFclForm,
  factsOf: (form, sources) => readFacts(sources, laneOf(form)),
  others: (form, api) => {
    const boxes = readBoxes(form.containers.map(({ ctnType, quantity }) => `${ctnType}*${quantity}`).join(','));
    return api.sellingPrices({ ...laneQueryOf(form), boxes, onlyBookable: true }).then(departuresOf);
  },
  opened: (form) => withShares(withPartiesChoice(form), form),
  link: linkOf,
  copyOf: copyOfOrder,
  at: copyAt,
  take: takeEnquiry,
  titleOf,
  summaries: (api) => summariesWith<FclForm>(api, boxesOf),
};

export const fclOrder = orderPage(fclForms);
