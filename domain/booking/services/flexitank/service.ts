import { addressOf } from '../../../query-text.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { FlexitankFacts } from './facts.ts';
import { flexitankDescription, flexitankSteps } from './fields.ts';
import { blankFlexitankForm, type FlexitankForm } from './form.ts';
import { type FlexitankQuotePart, flexitankQuotePart } from './quote.ts';

export const flexitankService: BookingService<FlexitankForm, FlexitankFacts, FlexitankQuotePart> = {
  code: 'flexitank',
  steps: flexitankSteps,
  description: flexitankDescription,
  blank: blankFlexitankForm,
  kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode'],
  priced: flexitankQuotePart,
  agreements: () => ['charge'],
  successPath: null,
  links: ({ orgPortCode, dstPortCode, cargo }) => ({
    list: addressOf('/fluidBag', {
      ...{ orgPortCode, dstPortCode },
      density: cargo[0]?.density ?? '',
      mass: cargo[0]?.netWeight ?? '',
    }),
    enquiry: null,
  }),
};

export const flexitankReaders = readersOf(flexitankService);
