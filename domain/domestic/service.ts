import { bookingService, KEPT_LANE_FIELDS } from '../booking/booking-service.ts';
import { enquiryQuery } from '../booking/enquiry-query.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import type { DomesticFacts } from './facts.ts';
import { domesticDescription } from './fields.ts';
import { blankDomesticForm, type DomesticForm } from './form.ts';
import { type DomesticQuotePart, domesticQuotePart } from './quote.ts';

export const domesticService = bookingService<DomesticForm, DomesticFacts, DomesticQuotePart>({
  code: 'domestic',
  description: domesticDescription,
  blank: blankDomesticForm,
  kept: [...KEPT_LANE_FIELDS, 'containers'],
  priced: domesticQuotePart,
  links: ({ orgPortCode, dstPortCode, cargo, containers, pickup, delivery }) => {
    const isDanger = hasDangerous({ cargo }) ? 'Y' : 'N';
    const asked = {
      ...{ orgPortCode, dstPortCode, isDanger, unNo: cargo[0]?.dg.unNo ?? '' },
      ...{ pickup: pickup.city, delivery: delivery.city },
    };
    return {
      list: addressOf('/domesticTrade', asked),
      enquiry: addressOf('/enquiryFcl', {
        ...{ service: 'domestic', ...asked },
        ...enquiryQuery({ cargo, containers }),
      }),
    };
  },
});

export const domesticReaders = readersOf(domesticService);
