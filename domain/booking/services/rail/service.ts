import { addressOf } from '../../../query-text.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { RailFacts } from './facts.ts';
import { railDescription, railSteps } from './fields.ts';
import { blankRailForm, type RailForm } from './form.ts';
import { type RailQuotePart, railQuotePart } from './quote.ts';

export const railService: BookingService<RailForm, RailFacts, RailQuotePart> = {
  code: 'rail',
  steps: railSteps,
  description: railDescription,
  blank: blankRailForm,
  kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode'],
  priced: railQuotePart,
  agreements: () => ['charge'],
  successPath: '/railWay/success',
  links: ({ orgPortCode, dstPortCode }) => ({
    list: addressOf('/railWayIndex', { orgPortCode, dstPortCode, isDanger: 'N' }),
    enquiry: null,
  }),
};

export const railReaders = readersOf(railService);
