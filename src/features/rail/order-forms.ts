import { railForm } from '#contract/services/rail.ts';
import { requestedContainers } from '#domain/booking/enquiry-prefill.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { hasBoxes } from '#domain/orders/box-text.ts';
import { PRICE_ID } from '#domain/orders/order-link.ts';
import type { RailFacts } from '#domain/rail/facts.ts';
import { blankRailContainer, blankRailForm, type RailForm, STATION } from '#domain/rail/form.ts';
import { copyOfRailOrder, formOfRailEnquiry } from '#domain/rail/initial-form.ts';
import { type RailOrderLink, readRailOrderLink } from '#domain/rail/order-link.ts';
import type { RailQuotePart } from '#domain/rail/quote.ts';
import { railService } from '#domain/rail/service.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { type OnList, onLane, onOtherSailing } from '#src/features/booking/lane-link.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { departuresOf } from '#src/features/booking/others.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';
import { boxesOf, summariesWith } from '#src/features/booking/summaries.ts';

export interface TrainQuery {
  priceId: string;
  orgPortCode: string;
  dstPortCode: string;
  /** Of an answered enquiry: no price of the list takes dangerous goods. */
  isDanger?: boolean;
}

/** The train of a price, and the lists that the form is chosen from; no train where the price is gone. */
export async function readRailFacts({ api, constants, now }: FormSources, asked: TrainQuery): Promise<RailFacts> {
  const { priceId, orgPortCode, dstPortCode, isDanger = false } = asked;
  const isNamed = PRICE_ID.test(priceId) && orgPortCode !== '' && dstPortCode !== '';
  const [answer, { choiceNames, ...lists }] = await Promise.all([
    isNamed ? api.railPrices({ priceId, orgPortCode, dstPortCode, isDanger: 'N' }) : null,
    readLists(constants, ['cargo.*.cargoCurrency']),
  ]);
  const offer = answer?.items[0];
  if (offer === undefined) return { now, offer: null, train: null, ...lists, choiceNames };
  const { etd, etdDay, eta, cutOffs, validTo, vessel, voyage, transitDays, org, dst } = offer;
  const { border, foreignBorder, returnDepot, freeDays } = offer;
  const names = (doors: typeof offer.pickup) => Object.fromEntries(doors.map(({ code, nameCn }) => [code, nameCn]));
  const codes = (doors: typeof offer.pickup) => doors.map(({ code }) => code);
  return {
    now: answer?.now ?? now,
    ...lists,
    choiceNames: { ...choiceNames, pickup: names(offer.pickup), delivery: names(offer.delivery) },
    offer: {
      ...{ isDanger, etd, etdDay, timezone: org.timezone, cutOffs, validTo },
      boxes: offer.prices.map(({ ctnType, limitKg }) => ({ ctnType, limitKg })),
      ...{ pickup: codes(offer.pickup), delivery: codes(offer.delivery) },
    },
    train: {
      ...{ vessel, voyage, etd, eta, transitDays, border, foreignBorder, returnDepot, freeDays },
      ...{ orgName: org.nameCn, dstName: dst.nameCn, dstZone: dst.timezone },
      isBookable: offer.bookable !== 'BOOKING_CLOSED' && offer.bookable !== 'PRICE_EXPIRED',
    },
  };
}

export const readRailForm: (value: unknown) => RailForm | null = readerOfForm(railForm);

/** A new form as the list hands it over: the price, the boxes and the doors. */
export function newRailForm(link: RailOrderLink, { offer }: RailFacts): RailForm {
  const { priceId, orgPortCode, dstPortCode, pickup, delivery } = link;
  const first = offer?.boxes.find(({ ctnType }) => ctnType === blankRailContainer.ctnType) ?? offer?.boxes[0];
  const usual = [{ ctnType: first?.ctnType ?? blankRailContainer.ctnType, quantity: 1 }];
  const boxes = link.boxes.length > 0 ? link.boxes : usual;
  return {
    ...blankRailForm,
    ...{ priceId, orgPortCode, dstPortCode },
    pickup: pickup || STATION,
    delivery: delivery || STATION,
    containers: requestedContainers({ boxes }, blankRailContainer),
  };
}

export const railList: OnList<RailForm, RailFacts, RailOrderLink, TrainQuery> = {
  read: readRailForm,
  newForm: newRailForm,
  copyOf: copyOfRailOrder,
  // Only an answered enquiry books dangerous goods.
  queryOf: (form) => ({ ...form, isDanger: form.enquiryNo !== '' && hasDangerous(form) }),
  queryOfLink: (link) => link,
  departure: ({ train }) => train,
  withoutDeparture: { train: null },
  isOfGoods: ({ containers }, { boxes }) => hasBoxes(containers, boxes),
  move: (kept, fresh) => ({
    ...onOtherSailing(kept, fresh),
    containers: kept.priceId === '' ? fresh.containers : kept.containers,
  }),
};

export const railOrder = orderPage<RailForm, RailFacts, RailQuotePart>({
  code: 'rail',
  service: railService,
  ...onLane(railList, { readLink: readRailOrderLink, readFacts: readRailFacts, formOfEnquiry: formOfRailEnquiry }),
  // A train is priced for general goods; dangerous ones are asked about.
  others: ({ orgPortCode, dstPortCode }, api) =>
    api.railPrices({ orgPortCode, dstPortCode, isDanger: 'N' }).then(departuresOf),
  summaries: (api) => summariesWith<RailForm>(api, boxesOf, 'station'),
});
