import { addressOf } from '../../../query-text.ts';
import { agreementsOfGoods } from '../../agreements.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { FclFacts } from './facts.ts';
import { fclDescription, fclSteps } from './fields.ts';
import { blankFclForm, type FclForm } from './form.ts';
import { type FclQuotePart, fclQuotePart } from './quote.ts';

export const fclService: BookingService<FclForm, FclFacts, FclQuotePart> = {
  code: 'fcl',
  steps: fclSteps,
  description: fclDescription,
  blank: blankFclForm,
  kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'containers', 'enquiryNo', 'optionId'],
  priced: fclQuotePart,
  agreements: agreementsOfGoods,
  successPath: '/shippingFcl/addOrderSuccess',
  links: ({ orgPortCode, dstPortCode }) => {
    const lane = { orgPortCode, dstPortCode };
    return { list: addressOf('/shippingFcl', lane), enquiry: addressOf('/enquiryFcl', lane) };
  },
};

export const fclReaders = readersOf(fclService);
