import { bookingService, KEPT_LANE_FIELDS } from '../booking/booking-service.ts';
import { enquiryQuery } from '../booking/enquiry-query.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import type { FclFacts } from './facts.ts';
import { fclDescription } from './fields.ts';
import { blankFclForm, type FclForm } from './form.ts';
import { type FclQuotePart, fclQuotePart } from './quote.ts';

export const fclService = bookingService<FclForm, FclFacts, FclQuotePart>({
  code: 'fcl',
  description: fclDescription,
  blank: blankFclForm,
  kept: [...KEPT_LANE_FIELDS, 'containers'],
  priced: fclQuotePart,
  successPath: '/shippingFcl/addOrderSuccess',
  links: ({ orgPortCode, dstPortCode, cargo, containers }) => {
    const lane = { orgPortCode, dstPortCode };
    const isDanger = hasDangerous({ cargo }) ? 'Y' : 'N';
    return {
      list: addressOf('/shippingFcl', lane),
      enquiry: addressOf('/enquiryFcl', { ...lane, isDanger, ...enquiryQuery({ cargo, containers }) }),
    };
  },
});

export const fclReaders = readersOf(fclService);
