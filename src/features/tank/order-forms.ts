import { tankForm } from '#contract/services/tank.ts';
import type { TankAnswer, TankOffer, TankYards } from '#contract/services/tank-prices.ts';
import { tank as words } from '#copy/tank/search.ts';
import type { ChosenOption } from '#domain/booking/form-source.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { setField } from '#domain/form/change.ts';
import { localDay } from '#domain/schedule/zone.ts';
import type { TankContext } from '#domain/tank/context.ts';
import type { TankFacts, TankSailing } from '#domain/tank/facts.ts';
import { tankDescription } from '#domain/tank/fields.ts';
import { blankTankForm, type TankForm } from '#domain/tank/form.ts';
import { copyOfTankOrder, formOfTankEnquiry, type TankEnquiry } from '#domain/tank/initial-form.ts';
import { TANK_BOX } from '#domain/tank/kinds.ts';
import { readTankOrderLink, type TankOrderLink } from '#domain/tank/order-link.ts';
import type { TankQuotePart } from '#domain/tank/quote.ts';
import { tankService } from '#domain/tank/service.ts';
import { isCarried, isLet, isOwnTank } from '#domain/tank/tank.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import { decodeTerms } from '#machines/search/index.ts';
import type { Api } from '#src/api/index.ts';
import { orderMembers } from '#src/features/booking/booking.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { type FoundOffer, findOfferOf, type PriceQuery } from '#src/features/booking/offer-of-kind.ts';
import { departuresOf, laneQueryOf } from '#src/features/booking/others.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormLink, FormSources, FormWithFacts, ServiceForms } from '#src/features/booking/service-forms.ts';
import { summariesWith, titleOf } from '#src/features/booking/summaries.ts';

export const readTankForm: (value: unknown) => TankForm | null = readerOfForm(tankForm);

export const priceOf = ({ priceId, orgPortCode, dstPortCode, cargo }: TankForm): PriceQuery => ({
  ...{ priceId, orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) },
});

export const priceOfLink = (link: TankOrderLink): PriceQuery =>
  link.service === 'TRANSPORT'
    ? { ...link.price, isDanger: link.price.isDanger === 'Y' }
    : { priceId: '', orgPortCode: '', dstPortCode: '', isDanger: true };

const isDangerOf = (query: string) => decodeTerms(query).isDanger === 'Y';

/** The number that the list was asked about; empty for general cargo. */
export const numberOfQuery = (query: string): string =>
  isDangerOf(query) ? (readUnNumber(decodeTerms(query).unNo) ?? '') : '';

function withGoods(form: TankForm, facts: TankFacts, unNo: string, packingGroup: string): TankForm {
  if (unNo === '') return form;
  const filled = setField(tankDescription, form, facts, 'cargo.0.dg.unNo', unNo);
  return packingGroup === ''
    ? filled
    : setField(tankDescription, filled, facts, 'cargo.0.dg.packingGroup', packingGroup);
}

/** A new form as the page hands it over: the price or the yard, the tanks, the goods and what the filling follows from. */
export function newTankForm(link: TankOrderLink, query: string, facts: TankFacts): TankForm {
  const { service, tanks, asked } = link;
  const [line] = blankTankForm.cargo;
  const booked =
    link.service === 'TRANSPORT'
      ? {
          ...{ priceId: link.price.priceId, orgPortCode: link.price.orgPortCode, dstPortCode: link.price.dstPortCode },
          tankType: facts.offer?.tankType ?? '',
        }
      : { depotId: link.depotId, rentalTerm: link.term, tankType: asked.tankType, tankNos: link.tankNo };
  const form: TankForm = {
    ...blankTankForm,
    ...booked,
    serviceType: service,
    tanks: String(tanks),
    cargo: [{ ...line!, isDanger: isDangerOf(query) }],
    ...{ density15: asked.density15, density50: asked.density50 },
    fillTemp: asked.fillTemp === '' ? blankTankForm.fillTemp : asked.fillTemp,
  };
  return withGoods(form, facts, numberOfQuery(query), asked.packingGroup);
}

/** The same goods at another price or yard: what was typed stays, what is booked is the new one's. */
export const atOtherPrice = (kept: TankForm, fresh: TankForm): TankForm => {
  const { serviceType, priceId, orgPortCode, dstPortCode, depotId, rentalTerm, tankType } = fresh;
  return {
    ...kept,
    ...{ serviceType, priceId, scheduleId: '', orgPortCode, dstPortCode, depotId, rentalTerm },
    // A single tank comes with its link; what a shipper typed of tanks of their own stays.
    ...(isLet(fresh) ? { tankNos: fresh.tankNos, tanks: fresh.tankNos === '' ? kept.tanks : fresh.tanks } : {}),
    tankType: kept.tankSource === 'OWN' && serviceType === 'TRANSPORT' ? kept.tankType : tankType,
    ...{ enquiryNo: '', optionId: '', agree: false, truth: false },
  };
};

/** Whether a form is of what a link asks for; what the link leaves open is the form's. */
export function isOfLink(form: TankForm, link: TankOrderLink, query: string): boolean {
  const unNo = numberOfQuery(query);
  const isSame = unNo === '' || form.cargo.some(({ dg }) => readUnNumber(dg.unNo) === unNo);
  return form.serviceType === link.service && isSame && hasDangerous(form) === isDangerOf(query);
}

export const isOfPrice = (form: TankForm, link: TankOrderLink): boolean =>
  link.service === 'TRANSPORT'
    ? form.priceId === link.price.priceId && form.enquiryNo === ''
    : form.enquiryNo === '' &&
      form.serviceType === link.service &&
      form.depotId === link.depotId &&
      form.tankType === link.asked.tankType &&
      (!isLet(form) || (form.tankNos === link.tankNo && form.rentalTerm === link.term));

const offerFactsOf = ({ offer, isDanger }: FoundOffer<TankAnswer>): NonNullable<TankContext['offer']> => {
  const { etd, etdDay, eta, cutOffs, validTo, tankType, capacityLitres, dgClasses, included, org, dst } = offer;
  const { refusedClasses = offer.carrierRefuses } = offer;
  return {
    ...{ isDanger, etd, etdDay, cutOffs, validTo, tankType, capacityLitres, dgClasses, refusedClasses, included },
    etaDay: localDay(eta, dst.timezone),
    timezone: org.timezone,
    limitKg: offer.prices.find(({ ctnType }) => ctnType === TANK_BOX)?.limitKg ?? null,
  };
};

const sailingOf = (offer: TankOffer): TankSailing => {
  const { vessel, voyage, etd, eta, transitDays, freeDays, returnDepot, org, dst } = offer;
  return {
    ...{ vessel, voyage, etd, eta, transitDays, freeDays, returnDepot },
    carrier: offer.carrier.nameCn,
    via: offer.via?.nameCn ?? null,
    ...{ orgName: org.nameCn, dstName: dst.nameCn, dstZone: dst.timezone },
    isBookable: offer.bookable === 'BOOKABLE',
  };
};

const yardFactsOf = ({ depots, rented, fleet }: TankYards) => ({
  depots: depots.map(({ id, name, city, address, openingHours, phone, dgClasses }) => ({
    ...{ id, name, address, openingHours, phone, dgClasses },
    city: city.nameCn,
  })),
  rented: rented.map(({ tankType, capacityLitres }) => ({ tankType, capacityLitres })),
  fleet: fleet.map(({ number, tankType, depotId, testDue, taken }) => ({ number, tankType, depotId, testDue, taken })),
});

/** The lane of a price where one is named, the yards, and the lists that the form is chosen from. */
export async function readTankFacts({ api, constants, now }: FormSources, asked: PriceQuery): Promise<TankFacts> {
  const [found, yards, { choiceNames, ...lists }] = await Promise.all([
    findOfferOf(asked, (request) => api.tankPrices(request)),
    api.tankYards({}),
    readLists(constants, ['cargo.*.cargoCurrency']),
  ]);
  const own = yardFactsOf(yards);
  const depotId = Object.fromEntries(own.depots.map(({ id, city, name }) => [id, `${city} ${name}`]));
  return {
    ...{ now: yards.now ?? now, ...lists, ...own },
    choiceNames: { ...choiceNames, depotId },
    offer: found === null ? null : offerFactsOf(found),
    sailing: found === null ? null : sailingOf(found.offer),
  };
}

/** The price or the yard that the page hands over. */
function linkOf(query: string, sources: FormSources): FormLink<TankForm, TankFacts> | null {
  const link = readTankOrderLink(query);
  if (link === null) return null;
  return {
    begin: async () => {
      const facts = await readTankFacts(sources, priceOfLink(link));
      return { form: newTankForm(link, query, facts), facts };
    },
    isOffered: ({ offer, depots }) =>
      link.service === 'TRANSPORT' ? offer !== null : depots.some(({ id }) => id === link.depotId),
    isOfPrice: (form) => isOfPrice(form, link),
    isOfGoods: (form) => isOfLink(form, link, query),
    isOpenTo: (form) => isOfLink(form, link, query),
    move: atOtherPrice,
  };
}

/** The tanks as they were booked; the price of a lane while it can still be booked, and none where it cannot. */
async function copyAt(form: TankForm, sources: FormSources): Promise<FormWithFacts<TankForm, TankFacts>> {
  const facts = await readTankFacts(sources, priceOf(form));
  if (!isCarried(form) || facts.sailing?.isBookable) return { form, facts };
  return { form: { ...form, priceId: '', scheduleId: '' }, facts: { ...facts, offer: null, sailing: null } };
}

/** Starts an order from a tank enquiry; an enquiry about a lane has a price, one about a yard has none. */
async function takeTanks(
  form: object,
  option: ChosenOption,
  sources: FormSources,
): Promise<FormWithFacts<TankForm, TankFacts>> {
  // The contract says no more of an enquiry's form than that it has fields; one about tanks has these.
  const asked = form as TankEnquiry;
  const { orgPortCode = '', dstPortCode = '' } = asked;
  const priceId = asked.tankService === 'TRANSPORT' ? option.priceId : '';
  const facts = await readTankFacts(sources, { priceId, orgPortCode, dstPortCode, isDanger: asked.isDanger === 'Y' });
  return { form: formOfTankEnquiry(asked, option, facts), facts };
}

const tanksText = ({ tanks, tankType }: TankForm) => words.order.summary(tanks, tankType);

/** A tank at a yard goes nowhere: its service and its yard stand for the lane. */
async function summaries(api: Api): Promise<(form: TankForm) => DraftSummary> {
  const [ofLane, yards] = await Promise.all([
    summariesWith<TankForm>(api, tanksText),
    api.tankYards({}).catch(() => null),
  ]);
  return (form) => {
    if (isCarried(form)) return ofLane(form);
    const yard = yards?.depots.find(({ id }) => id === form.depotId)?.name ?? form.depotId;
    return { ...ofLane(form), lane: words.order.atYard(form.serviceType, yard) };
  };
}

const tankForms: ServiceForms<TankForm, TankFacts, TankQuotePart> = {
  code: 'tank',
  service: tankService,
  read: readTankForm,
  factsOf: (form, sources) => readTankFacts(sources, priceOf(form)),
  link: linkOf,
  // A tank at a yard leaves for nowhere.
  others: async (form, api) => {
    if (!isCarried(form)) return null;
    const listed = await api.tankPrices(laneQueryOf(form));
    const items = listed.items.filter(({ tankType }) => isOwnTank(form) || tankType === form.tankType);
    return departuresOf({ ...listed, items });
  },
  copyOf: copyOfTankOrder,
  take: takeTanks,
  at: copyAt,
  titleOf,
  summaries,
};

export const tankOrder = orderMembers(tankForms);
