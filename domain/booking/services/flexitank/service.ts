import { addressOf } from '../../../query-text.ts';
import { bookingService } from '../../booking-service.ts';
import { readersOf } from '../../service.ts';
import type { FlexitankFacts } from './facts.ts';
import { flexitankDescription } from './fields.ts';
import { blankFlexitankForm, type FlexitankForm } from './form.ts';
import { type FlexitankQuotePart, flexitankQuotePart } from './quote.ts';

export const flexitankService = bookingService<FlexitankForm, FlexitankFacts, FlexitankQuotePart>({
  code: 'flexitank',
  description: flexitankDescription,
  blank: blankFlexitankForm,
  kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode'],
  priced: flexitankQuotePart,
  agreements: () => ['charge'],
  links: ({ orgPortCode, dstPortCode, cargo }) => ({
    list: addressOf('/fluidBag', {
      ...{ orgPortCode, dstPortCode },
      density: cargo[0]?.density ?? '',
      mass: cargo[0]?.netWeight ?? '',
    }),
    enquiry: null,
  }),
});

export const flexitankReaders = readersOf(flexitankService);
