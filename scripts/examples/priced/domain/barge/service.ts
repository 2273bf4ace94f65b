import { bookingService } from '../booking/booking-service.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import { type BargeFacts, bargeDescription } from './fields.ts';
import { type BargeForm, blankBargeForm } from './form.ts';
import { type BargePart, bargePart } from './quote.ts';

export const bargeService = bookingService<BargeForm, BargeFacts, BargePart>({
  code: 'barge',
  description: bargeDescription,
  blank: blankBargeForm,
  kept: ['priceId', 'orgPortCode', 'dstPortCode', 'ctnType', 'boxCount'],
  priced: bargePart,
  agreements: () => ['charge'],
  links: ({ orgPortCode, dstPortCode }) => ({
    list: addressOf('/shippingBarge', { orgPortCode, dstPortCode }),
    enquiry: addressOf('/enquiryFcl', { orgPortCode, dstPortCode }),
  }),
});

export const bargeReaders = readersOf(bargeService);
