import { addressOf } from '../../../query-text.ts';
import { agreementsOfGoods } from '../../agreements.ts';
import { askedQuery } from '../../enquiry-query.ts';
import { hasDangerous } from '../../goods-line.ts';
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
  kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'enquiryNo', 'optionId'],
  priced: railQuotePart,
  agreements: agreementsOfGoods,
  successPath: '/railWay/success',
  links: ({ orgPortCode, dstPortCode, cargo, containers }) => ({
    list: addressOf('/railWayIndex', { orgPortCode, dstPortCode, isDanger: 'N' }),
    enquiry: addressOf('/enquiryFcl', {
      ...{ service: 'rail', orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) ? 'Y' : 'N' },
      ...askedQuery({ cargo, containers }),
    }),
  }),
};

export const railReaders = readersOf(railService);
