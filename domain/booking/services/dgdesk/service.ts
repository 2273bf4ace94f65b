import { deskOrderAddress } from '../../../orders/desk-order-link.ts';
import { type BookingService, readersOf } from '../../service.ts';
import type { DeskFacts } from './context.ts';
import { deskDescription, deskSteps } from './fields.ts';
import { blankDeskForm, type DeskForm } from './form.ts';
import { type DeskQuotePart, deskQuotePart } from './quote.ts';

export const deskService: BookingService<DeskForm, DeskFacts, DeskQuotePart> = {
  code: 'dgdesk',
  steps: deskSteps,
  description: deskDescription,
  blank: blankDeskForm,
  kept: [],
  priced: deskQuotePart,
  agreements: () => ['charge'],
  successPath: '/dgdesk/addOrderSuccess',
  // Every work and its price are in the form itself.
  links: () => ({ list: deskOrderAddress({ works: [], unNo: '', packingGroup: '' }), enquiry: null }),
};

export const deskReaders = readersOf(deskService);
