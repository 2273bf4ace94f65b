import { addressOf } from '../../../query-text.ts';
import { ASKED_LANE, bookingService } from '../../booking-service.ts';
import { readersOf } from '../../service.ts';
import type { FclFacts } from './facts.ts';
import { fclDescription } from './fields.ts';
import { blankFclForm, type FclForm } from './form.ts';
import { type FclQuotePart, fclQuotePart } from './quote.ts';

export const fclService = bookingService<FclForm, FclFacts, FclQuotePart>({
  code: 'fcl',
  description: fclDescription,
  blank: blankFclForm,
  kept: [...ASKED_LANE, 'containers'],
  priced: fclQuotePart,
  successPath: '/shippingFcl/addOrderSuccess',
  links: ({ orgPortCode, dstPortCode }) => {
    const lane = { orgPortCode, dstPortCode };
    return { list: addressOf('/shippingFcl', lane), enquiry: addressOf('/enquiryFcl', lane) };
  },
});

export const fclReaders = readersOf(fclService);
