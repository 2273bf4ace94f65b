import type { BookingService } from '../../service.ts';
import { type LclFacts, lclDescription, lclSteps } from './fields.ts';
import { blankLclForm, type LclForm } from './form.ts';
import { type LclPart, lclPart } from './quote.ts';

export const lclService: BookingService<LclForm, LclFacts, LclPart> = {
  code: 'lcl',
  steps: lclSteps,
  description: lclDescription,
  blank: blankLclForm,
  kept: ['lane'],
  priced: lclPart,
  agreements: () => ['charge'],
  successPath: null,
};
