import type { BookingService } from '../../service.ts';
import { type BargeFacts, bargeDescription, bargeSteps } from './fields.ts';
import { type BargeForm, blankBargeForm } from './form.ts';
import { type BargePart, bargePart } from './quote.ts';

export const bargeService: BookingService<BargeForm, BargeFacts, BargePart> = {
  code: 'barge',
  steps: bargeSteps,
  description: bargeDescription,
  blank: blankBargeForm,
  kept: ['lane'],
  priced: bargePart,
  agreements: () => ['charge'],
  successPath: null,
  links: () => ({ list: '/shippingFcl', enquiry: '/enquiryFcl' }),
};
