import { bookingService } from '../booking/booking-service.ts';
import { enquiryQuery } from '../booking/enquiry-query.ts';
import { hasDangerous } from '../booking/goods-line.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import { stuffingOptions } from '../reference/stuffing-works.ts';
import type { CfsFacts } from './facts.ts';
import { cfsDescription } from './fields.ts';
import { blankCfsForm, type CfsForm } from './form.ts';
import { type CfsQuotePart, cfsQuotePart, cfsUnpriced } from './quote.ts';

export const cfsService = bookingService<CfsForm, CfsFacts, CfsQuotePart>({
  code: 'cfs',
  description: cfsDescription,
  blank: blankCfsForm,
  kept: ['warehouseId', 'enquiryNo', 'optionId'],
  priced: cfsQuotePart,
  unpriced: cfsUnpriced,
  successPath: '/builtIn/addOrderSuccess',
  // The form lists every station and its price.
  links: ({ orgPortCode, dstPortCode, cargo, containers, options }) => ({
    list: '/builtIn/addOrder',
    isForm: true,
    enquiry: addressOf('/enquiryFcl', {
      ...{ service: 'cfs', orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) ? 'Y' : 'N' },
      ...enquiryQuery({ cargo, containers }),
      stuffingWorks: stuffingOptions.filter((work) => options[work]).join(','),
    }),
  }),
});

export const cfsReaders = readersOf(cfsService);
