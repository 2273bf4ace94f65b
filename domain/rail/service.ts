import { bookingService, KEPT_LANE_FIELDS } from '../booking/booking-service.ts';
import { enquiryQuery } from '../booking/enquiry-query.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import type { RailFacts } from './facts.ts';
import { railDescription } from './fields.ts';
import { blankRailForm, type RailForm } from './form.ts';
import { type RailQuotePart, railQuotePart } from './quote.ts';

export const railService = bookingService<RailForm, RailFacts, RailQuotePart>({
  code: 'rail',
  description: railDescription,
  blank: blankRailForm,
  kept: KEPT_LANE_FIELDS,
  priced: railQuotePart,
  successPath: '/railWay/success',
  links: ({ orgPortCode, dstPortCode, cargo, containers }) => ({
    list: addressOf('/railWayIndex', { orgPortCode, dstPortCode, isDanger: 'N' }),
    enquiry: addressOf('/enquiryFcl', {
      ...{ service: 'rail', orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) ? 'Y' : 'N' },
      ...enquiryQuery({ cargo, containers }),
    }),
  }),
});

export const railReaders = readersOf(railService);
