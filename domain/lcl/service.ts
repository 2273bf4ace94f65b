import { bookingService, KEPT_LANE_FIELDS } from '../booking/booking-service.ts';
import { enquiryQuery } from '../booking/enquiry-query.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import type { LclFacts } from './facts.ts';
import { lclDescription } from './fields.ts';
import { blankLclForm, type LclForm } from './form.ts';
import { type LclQuotePart, lclQuotePart } from './quote.ts';

export const lclService = bookingService<LclForm, LclFacts, LclQuotePart>({
  code: 'lcl',
  description: lclDescription,
  blank: blankLclForm,
  kept: KEPT_LANE_FIELDS,
  priced: lclQuotePart,
  successPath: '/shippingLcl/success',
  links: ({ orgPortCode, dstPortCode, cargo }) => {
    const asked = {
      orgPortCode,
      dstPortCode,
      isDanger: hasDangerous({ cargo }) ? 'Y' : 'N',
      unNo: cargo[0]?.dg.unNo ?? '',
    };
    return {
      list: addressOf('/shippingLcl', asked),
      enquiry: addressOf('/brand/consolidation', { ...asked, ...enquiryQuery({ cargo }) }),
    };
  },
});

export const lclReaders = readersOf(lclService);
