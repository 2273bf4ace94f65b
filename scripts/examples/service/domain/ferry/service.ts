import type { BookingService } from '../booking/service.ts';
import { type FerryFacts, ferryDescription, ferrySteps } from './fields.ts';
import { blankFerryForm, type FerryForm } from './form.ts';
import { type FerryPart, ferryPart } from './quote.ts';

export const ferryService: BookingService<FerryForm, FerryFacts, FerryPart> = {
  code: 'ferry',
  steps: ferrySteps,
  description: ferryDescription,
  blank: blankFerryForm,
  kept: ['lane'],
  priced: ferryPart,
  agreements: () => ['charge'],
  successPath: null,
  links: () => ({ list: '/shippingFcl', enquiry: '/enquiryFcl' }),
};
