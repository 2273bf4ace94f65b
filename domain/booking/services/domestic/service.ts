import { addressOf } from '../../../query-text.ts';
import { agreementsOfGoods } from '../../agreements.ts';
import { askedQuery } from '../../enquiry-query.ts';
import { hasDangerous } from '../../goods-line.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { DomesticFacts } from './facts.ts';
import { domesticDescription, domesticSteps } from './fields.ts';
import { blankDomesticForm, type DomesticForm } from './form.ts';
import { type DomesticQuotePart, domesticQuotePart } from './quote.ts';

export const domesticService: BookingService<DomesticForm, DomesticFacts, DomesticQuotePart> = {
  code: 'domestic',
  steps: domesticSteps,
  description: domesticDescription,
  blank: blankDomesticForm,
  kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'enquiryNo', 'optionId', 'containers'],
  priced: domesticQuotePart,
  agreements: agreementsOfGoods,
  successPath: null,
  links: ({ orgPortCode, dstPortCode, cargo, containers, pickup, delivery }) => {
    const isDanger = hasDangerous({ cargo }) ? 'Y' : 'N';
    const asked = { orgPortCode, dstPortCode, isDanger, unNo: cargo[0]?.dg.unNo ?? '' };
    return {
      list: addressOf('/domesticTrade', { ...asked, pickup: pickup.city, delivery: delivery.city }),
      enquiry: addressOf('/enquiryFcl', {
        ...{ service: 'domestic', ...asked },
        ...askedQuery({ cargo, containers }),
      }),
    };
  },
};

export const domesticReaders = readersOf(domesticService);
