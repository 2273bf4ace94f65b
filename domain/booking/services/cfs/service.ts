import { bookingService } from '../../booking-service.ts';
import { readersOf } from '../../service.ts';
import type { CfsFacts } from './facts.ts';
import { cfsDescription } from './fields.ts';
import { blankCfsForm, type CfsForm } from './form.ts';
import { type CfsQuotePart, cfsQuotePart } from './quote.ts';

export const cfsService = bookingService<CfsForm, CfsFacts, CfsQuotePart>({
  code: 'cfs',
  description: cfsDescription,
  blank: blankCfsForm,
  kept: ['warehouseId'],
  priced: cfsQuotePart,
  successPath: '/builtIn/addOrderSuccess',
  // Every station and its price are in the form itself.
  links: () => ({ list: '/builtIn/addOrder', enquiry: null }),
});

export const cfsReaders = readersOf(cfsService);
