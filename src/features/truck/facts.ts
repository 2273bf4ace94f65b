import { cityText } from '#copy/booking/names.ts';
import { truck as words } from '#copy/truck/order.ts';
import { cities } from '#domain/reference/cities.ts';
import { type RoadEnquiry, roadDeal } from '#domain/truck/deal.ts';
import type { TruckFacts } from '#domain/truck/facts.ts';
import { OTHER_CITY } from '#domain/truck/location-text.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { type AnsweredOption, findOption } from '#src/features/booking/origin.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

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
