import { lclForm } from '#contract/services/lcl.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { withPartiesChoice } from '#domain/booking/parties.ts';
import { volumeOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import { setField } from '#domain/form/change.ts';
import { classesTaken } from '#domain/lcl/context.ts';
import type { LclFacts } from '#domain/lcl/facts.ts';
import { lclDescription } from '#domain/lcl/fields.ts';
import { blankLclCargo, blankLclForm, type LclForm } from '#domain/lcl/form.ts';
import { copyOfLclOrder, formOfLclEnquiry } from '#domain/lcl/initial-form.ts';
import { readLclOrderLink } from '#domain/lcl/order-link.ts';
import type { LclQuotePart } from '#domain/lcl/quote.ts';
import { lclService } from '#domain/lcl/service.ts';
import type { OrderLink } from '#domain/orders/order-link.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { orderMembers } from '#src/features/booking/booking.ts';
import { BY_GOODS, BY_SAILING, type OnList, onLane, onOtherSailing } from '#src/features/booking/lane-link.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { findOfferOf, type PriceQuery } from '#src/features/booking/offer-of-kind.ts';
import { departuresOf, laneQueryOf } from '#src/features/booking/others.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';
import { summariesWith } from '#src/features/booking/summaries.ts';

export type LclQuery = PriceQuery;

export async function readLclFacts({ api, constants, now }: FormSources, asked: LclQuery): Promise<LclFacts> {
  const [found, lists] = await Promise.all([
    findOfferOf(asked, (request) => api.lclPrices(request)),
    readLists(constants, ['cargo.*.cargoCurrency']),
  ]);
  if (found === null) return { now, offer: null, sailing: null, ...lists };
  const { offer, answer, isDanger } = found;
  const { etd, etdDay, eta, cutOffs, validTo, station, carrier, via, transitDays, cutAndSail, minimumTons } = offer;
  return {
    now: answer.now,
    ...lists,
    offer: {
      ...{ isDanger, etd, etdDay, cutOffs, validTo, refusedClasses: offer.refusedClasses },
      timezone: answer.org?.timezone ?? CHINA,
      dgClasses: classesTaken(offer.dgClasses, station?.dgClasses ?? null),
    },
    sailing: {
      ...{ carrier, via, etd, eta, transitDays, cutAndSail, minimumTons },
      orgName: answer.org?.nameCn ?? offer.pol,
      dstName: answer.dst?.nameCn ?? offer.pod,
      dstZone: answer.dst?.timezone ?? CHINA,
      station:
        station === null
          ? null
          : {
              name: station.name,
              address: station.address,
              openingHours: station.openingHours,
              phone: station.phone,
            },
      isBookable: offer.bookable === 'BOOKABLE',
    },
  };
}

export const readLclForm: (value: unknown) => LclForm | null = readerOfForm(lclForm);

/** A new form as the list hands it over: the price and the load it was worked out for. */
export function newLclForm(link: OrderLink, facts: LclFacts): LclForm {
  const { priceId, orgPortCode, dstPortCode, unNo, weight, volume } = link;
  const isDanger = link.isDanger === 'Y';
  const line = { ...blankLclCargo, isDanger, grossWeight: weight, volume };
  const form: LclForm = { ...blankLclForm, priceId, orgPortCode, dstPortCode, cargo: [line] };
  return isDanger && unNo !== '' ? setField(lclDescription, form, facts, 'cargo.0.dg.unNo', unNo) : form;
}

export const lclList: OnList<LclForm, LclFacts, OrderLink, LclQuery> = {
  read: readLclForm,
  newForm: newLclForm,
  copyOf: copyOfLclOrder,
  ...BY_GOODS,
  ...BY_SAILING,
  // Fields that the link omits match any form.
  isOfGoods: ({ cargo }, { unNo, isDanger }) =>
    (unNo === '' || cargo.some(({ dg }) => dg.unNo === unNo)) && hasDangerous({ cargo }) === (isDanger === 'Y'),
  move: onOtherSailing,
};

export const lclOrder = orderMembers<LclForm, LclFacts, LclQuotePart>({
  code: 'lcl',
  service: lclService,
  ...onLane(lclList, { readLink: readLclOrderLink, readFacts: readLclFacts, formOfEnquiry: formOfLclEnquiry }),
  others: (form, api) => api.lclPrices(laneQueryOf(form)).then(departuresOf),
  opened: withPartiesChoice,
  summaries: (api) => summariesWith(api, ({ cargo }) => `${decimalText(volumeOf(cargo))} m³`),
});
