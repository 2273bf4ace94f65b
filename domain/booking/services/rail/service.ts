import { addressOf } from '../../../query-text.ts';
import { ASKED_LANE, bookingService } from '../../booking-service.ts';
import { askedQuery } from '../../enquiry-query.ts';
import { hasDangerous } from '../../goods-line.ts';
import { readersOf } from '../../service.ts';
import type { RailFacts } from './facts.ts';
import { railDescription } from './fields.ts';
import { blankRailForm, type RailForm } from './form.ts';
import { type RailQuotePart, railQuotePart } from './quote.ts';

export const railService = bookingService<RailForm, RailFacts, RailQuotePart>({
  code: 'rail',
  description: railDescription,
  blank: blankRailForm,
  kept: ASKED_LANE,
  priced: railQuotePart,
  successPath: '/railWay/success',
  links: ({ orgPortCode, dstPortCode, cargo, containers }) => ({
    list: addressOf('/railWayIndex', { orgPortCode, dstPortCode, isDanger: 'N' }),
    enquiry: addressOf('/enquiryFcl', {
      ...{ service: 'rail', orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) ? 'Y' : 'N' },
      ...askedQuery({ cargo, containers }),
    }),
  }),
});

export const railReaders = readersOf(railService);
