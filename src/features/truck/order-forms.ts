import { truckForm } from '#contract/services/truck.ts';
import { cityText } from '#copy/booking/names.ts';
import { truck as words } from '#copy/truck/order.ts';
import { cities } from '#domain/reference/cities.ts';
import { vehicleOf } from '#domain/road/vehicles.ts';
import { type RoadEnquiry, roadDeal } from '#domain/truck/deal.ts';
import type { TruckFacts } from '#domain/truck/facts.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { copyOfTruckOrder, formOfRoadEnquiry } from '#domain/truck/initial-form.ts';
import { cityName, OTHER_CITY } from '#domain/truck/location-text.ts';
import type { TruckQuotePart } from '#domain/truck/quote.ts';
import { truckService } from '#domain/truck/service.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import { orderMembers } from '#src/features/booking/booking.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { type AnsweredOption, findOption } from '#src/features/booking/origin.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormSources, ServiceForms } from '#src/features/booking/service-forms.ts';
import { goodsText } from '#src/features/booking/summaries.ts';
import { takeAs } from '#src/features/booking/take.ts';

const cityNames = {
  ...Object.fromEntries(cities.map(({ code, nameCn, province }) => [code, cityText(province, nameCn)])),
  [OTHER_CITY]: words.otherCity,
};

/** Loads the price and deadline of an option; omits them when it can no longer be ordered. */
export async function readTruckFacts(
  { api, constants, now }: FormSources,
  wanted: { enquiryNo: string; optionId: string },
): Promise<TruckFacts> {
  const [found, { payTypes, choiceNames }] = await Promise.all([
    wanted.enquiryNo === '' ? null : findOption(api, 'truck', wanted),
    readLists(constants, []),
  ]);
  const option = found !== null && isOpen(found) ? found : null;
  return {
    now: option?.now ?? now,
    payTypes,
    choiceNames: { ...choiceNames, 'loading.city': cityNames, 'unloading.city': cityNames },
    // The contract says no more of an enquiry's form than that it has fields; one of this service has these.
    deal: option === null ? null : roadDeal(option.asked as object as RoadEnquiry, option),
    validTo: option?.validTo ?? null,
  };
}

const isOpen = ({ isExpired, orderNo }: AnsweredOption) => !isExpired && orderNo === null;

export const readTruckForm: (value: unknown) => TruckForm | null = readerOfForm(truckForm);

const placeOf = ({ city, district }: TruckForm['loading']): string =>
  city === '' || city === OTHER_CITY ? district || words.noPlace : cityName(city);

/** Describes a draft in full, because the user chooses between two drafts by it. */
const summaryOf = ({ loading, unloading, vehicle, vehicleCount, cargo }: TruckForm): DraftSummary => ({
  lane: words.roads(placeOf(loading), placeOf(unloading)),
  boxes: words.summary(vehicleOf(vehicle)?.nameCn ?? '', vehicleCount),
  goods: goodsText(cargo),
});

const truckForms: ServiceForms<TruckForm, TruckFacts, TruckQuotePart> = {
  code: 'truck',
  service: truckService,
  read: readTruckForm,
  factsOf: (form, sources) => readTruckFacts(sources, form),
  copyOf: copyOfTruckOrder,
  take: takeAs(readTruckFacts, formOfRoadEnquiry),
  titleOf: ({ loading, unloading, cargo }) =>
    [placeOf(loading), placeOf(unloading), cargo[0]?.cargoNameCn].filter(Boolean).join(' ').slice(0, 100),
  summaries: async () => summaryOf,
};

export const truckOrder = orderMembers(truckForms);
