import { truck as words } from '#copy/truck/order.ts';
import { vehicleOf } from '#domain/road/vehicles.ts';
import type { TruckFacts } from '#domain/truck/facts.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { copyOfTruckOrder, formOfRoadEnquiry } from '#domain/truck/initial-form.ts';
import { cityName, OTHER_CITY } from '#domain/truck/location-text.ts';
import type { TruckQuotePart } from '#domain/truck/quote.ts';
import { truckService } from '#domain/truck/service.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import type { ServiceForms } from '#src/features/booking/service-forms.ts';
import { goodsText } from '#src/features/booking/summaries.ts';
import { takeAs } from '#src/features/booking/take.ts';
import { readTruckFacts } from './facts.ts';
import { readTruckForm } from './form.ts';

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

export const truckOrder = orderPage(truckForms);
