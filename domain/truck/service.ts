import { bookingService } from '../booking/booking-service.ts';
import { readersOf } from '../booking/service.ts';
import type { TruckFacts } from './facts.ts';
import { truckDescription } from './fields.ts';
import { blankTruckForm, type TruckForm } from './form.ts';
import { type TruckQuotePart, truckQuotePart } from './quote.ts';
import { ROAD_PAGE } from './road-page.ts';

export const truckService = bookingService<TruckForm, TruckFacts, TruckQuotePart>({
  code: 'truck',
  description: truckDescription,
  blank: blankTruckForm,
  kept: ['copiedFrom', 'enquiryNo', 'optionId', 'vehicle', 'vehicleCount'],
  priced: truckQuotePart,
  links: () => ({ list: ROAD_PAGE, enquiry: ROAD_PAGE, isAskedOnly: true }),
});

export const truckReaders = readersOf(truckService);
