import { domesticForm } from '#contract/services/domestic.ts';
import type { DomesticOffer } from '#contract/services/domestic-prices.ts';
import { cityText } from '#copy/booking/names.ts';
import { withShares } from '#domain/booking/box-shares.ts';
import { blankStop } from '#domain/booking/door-fields.ts';
import { requestedContainers } from '#domain/booking/enquiry-prefill.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import type { DomesticFacts } from '#domain/domestic/facts.ts';
import { domesticDescription } from '#domain/domestic/fields.ts';
import {
  blankDomesticCargo,
  blankDomesticContainer,
  blankDomesticForm,
  type DomesticForm,
} from '#domain/domestic/form.ts';
import { copyOfDomesticOrder, formOfDomesticEnquiry } from '#domain/domestic/initial-form.ts';
import { type DomesticOrderLink, readDomesticOrderLink } from '#domain/domestic/order-link.ts';
import type { DomesticQuotePart } from '#domain/domestic/quote.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { termOf } from '#domain/domestic/terms.ts';
import { setField } from '#domain/form/change.ts';
import { CHINA, localDay } from '#domain/schedule/zone.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { BY_GOODS, BY_SAILING, type OnList, onLane, onOtherSailing } from '#src/features/booking/lane-link.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { findOfferOf, type PriceQuery } from '#src/features/booking/offer-of-kind.ts';
import { departuresOf, laneQueryOf } from '#src/features/booking/others.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';
import { boxesOf, summariesWith } from '#src/features/booking/summaries.ts';

export type DomesticQuery = PriceQuery;

const citiesOf = (doors: DomesticOffer['pickup']) =>
  Object.fromEntries(doors.map(({ code, nameCn, province }) => [code, cityText(province, nameCn)]));

const toDoor = ({ code, nameCn, limitKg, prices }: DomesticOffer['pickup'][number]) => ({
  ...{ code, nameCn, limitKg },
  boxes: prices.map(({ ctnType }) => ctnType),
});

export async function readDomesticFacts(
  { api, constants, now }: FormSources,
  asked: DomesticQuery,
): Promise<DomesticFacts> {
  const [found, { payTypes, choiceNames }] = await Promise.all([
    findOfferOf(asked, (request) => api.domesticPrices(request)),
    readLists(constants, []),
  ]);
  if (found === null) return { now, offer: null, sailing: null, payTypes, choiceNames };
  const { offer, answer, isDanger } = found;
  const { carrier, via, etd, eta, etdDay, terminal, transitDays, vessel, voyage, freeDays, cutOffs, validTo } = offer;
  const dstZone = answer.dst?.timezone ?? CHINA;
  return {
    now: answer.now,
    payTypes,
    choiceNames: { ...choiceNames, 'pickup.city': citiesOf(offer.pickup), 'delivery.city': citiesOf(offer.delivery) },
    offer: {
      ...{ isDanger, etd, etdDay, cutOffs, validTo, dgClasses: offer.dgClasses },
      refusedClasses: offer.refusedClasses ?? offer.carrierRefuses,
      etaDay: localDay(eta, dstZone),
      timezone: answer.org?.timezone ?? CHINA,
      boxes: offer.prices.map(({ ctnType, limitKg }) => ({ ctnType, limitKg })),
      pickup: offer.pickup.map(toDoor),
      delivery: offer.delivery.map(toDoor),
    },
    sailing: {
      ...{ carrier, via, etd, eta, terminal, transitDays, vessel, voyage, freeDays, dstZone },
      orgName: answer.org?.nameCn ?? offer.pol,
      dstName: answer.dst?.nameCn ?? offer.pod,
      isBookable: offer.bookable === 'BOOKABLE',
    },
  };
}

export const readDomesticForm: (value: unknown) => DomesticForm | null = readerOfForm(domesticForm);

/** A new form as the list hands it over: the price, the boxes and the doors it was worked out for. */
export function newDomesticForm(link: DomesticOrderLink, facts: DomesticFacts): DomesticForm {
  const { priceId, orgPortCode, dstPortCode, unNo, pickup, delivery } = link;
  const isDanger = link.isDanger === 'Y';
  const boxes = link.boxes.length > 0 ? link.boxes : [{ ctnType: '20GP', quantity: 1 }];
  const form: DomesticForm = {
    ...blankDomesticForm,
    ...{ priceId, orgPortCode, dstPortCode },
    term: termOf({ pickup: pickup !== '', delivery: delivery !== '' }),
    containers: requestedContainers({ boxes }, blankDomesticContainer),
    pickup: { ...blankStop, city: pickup },
    delivery: { ...blankStop, city: delivery },
    cargo: [{ ...blankDomesticCargo, isDanger }],
  };
  return isDanger && unNo !== '' ? setField(domesticDescription, form, facts, 'cargo.0.dg.unNo', unNo) : form;
}

const boxText = (boxes: readonly { ctnType: string; quantity: number | string }[]) =>
  boxes
    .map(({ ctnType, quantity }) => `${ctnType}*${quantity}`)
    .sort()
    .join();

export const domesticList: OnList<DomesticForm, DomesticFacts, DomesticOrderLink, DomesticQuery> = {
  read: readDomesticForm,
  newForm: newDomesticForm,
  copyOf: copyOfDomesticOrder,
  ...BY_GOODS,
  ...BY_SAILING,
  // Fields that the link omits match any form.
  isOfGoods: (form, { unNo, isDanger, boxes, pickup, delivery }) =>
    (boxes.length === 0 || boxText(boxes) === boxText(form.containers)) &&
    (pickup === '' || pickup === form.pickup.city) &&
    (delivery === '' || delivery === form.delivery.city) &&
    (unNo === '' || form.cargo.some(({ dg }) => dg.unNo === unNo)) &&
    hasDangerous(form) === (isDanger === 'Y'),
  move: onOtherSailing,
};

export const domesticOrder = orderPage<DomesticForm, DomesticFacts, DomesticQuotePart>({
  code: 'domestic',
  service: domesticService,
  ...onLane(domesticList, {
    readLink: readDomesticOrderLink,
    readFacts: readDomesticFacts,
    formOfEnquiry: formOfDomesticEnquiry,
  }),
  others: (form, api) => api.domesticPrices(laneQueryOf(form)).then(departuresOf),
  opened: (form) => withShares(form, form),
  summaries: (api) => summariesWith<DomesticForm>(api, boxesOf),
});
