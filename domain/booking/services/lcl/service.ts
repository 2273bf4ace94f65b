import { addressOf } from '../../../query-text.ts';
import { agreementsOfGoods } from '../../agreements.ts';
import { hasDangerous } from '../../goods-line.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { LclFacts } from './facts.ts';
import { lclDescription, lclSteps } from './fields.ts';
import { blankLclForm, type LclForm } from './form.ts';
import { type LclQuotePart, lclQuotePart } from './quote.ts';

export const lclService: BookingService<LclForm, LclFacts, LclQuotePart> = {
  code: 'lcl',
  steps: lclSteps,
  description: lclDescription,
  blank: blankLclForm,
  kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'enquiryNo', 'optionId'],
  priced: lclQuotePart,
  agreements: agreementsOfGoods,
  successPath: '/shippingLcl/success',
  links: ({ orgPortCode, dstPortCode, cargo }) => {
    const asked = {
      orgPortCode,
      dstPortCode,
      isDanger: hasDangerous({ cargo }) ? 'Y' : 'N',
      unNo: cargo[0]?.dg.unNo ?? '',
    };
    return { list: addressOf('/shippingLcl', asked), enquiry: addressOf('/brand/consolidation', asked) };
  },
};

export const lclReaders = readersOf(lclService);
