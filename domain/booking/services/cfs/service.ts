import { agreementsOfGoods } from '../../agreements.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { CfsFacts } from './facts.ts';
import { cfsDescription, cfsSteps } from './fields.ts';
import { blankCfsForm, type CfsForm } from './form.ts';
import { type CfsQuotePart, cfsQuotePart } from './quote.ts';

export const cfsService: BookingService<CfsForm, CfsFacts, CfsQuotePart> = {
  code: 'cfs',
  steps: cfsSteps,
  description: cfsDescription,
  blank: blankCfsForm,
  kept: ['warehouseId'],
  priced: cfsQuotePart,
  agreements: agreementsOfGoods,
  successPath: '/builtIn/addOrderSuccess',
  // Every station and its price are in the form itself.
  links: () => ({ list: '/builtIn/addOrder', enquiry: null }),
};

export const cfsReaders = readersOf(cfsService);
