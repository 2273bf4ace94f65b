import { agreementsOfGoods } from '../../agreements.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { TruckFacts } from './facts.ts';
import { truckDescription, truckSteps } from './fields.ts';
import { blankTruckForm, type TruckForm } from './form.ts';
import { type TruckQuotePart, truckQuotePart } from './quote.ts';
import { ROAD_PAGE } from './road-page.ts';

export const truckService: BookingService<TruckForm, TruckFacts, TruckQuotePart> = {
  code: 'truck',
  steps: truckSteps,
  description: truckDescription,
  blank: blankTruckForm,
  kept: ['copiedFrom', 'enquiryNo', 'optionId', 'vehicle', 'vehicleCount'],
  priced: truckQuotePart,
  agreements: agreementsOfGoods,
  successPath: null,
  links: () => ({ list: ROAD_PAGE, enquiry: ROAD_PAGE, isAskedOnly: true }),
};

export const truckReaders = readersOf(truckService);
