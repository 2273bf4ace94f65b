import { deskOrderAddress } from '../../../orders/desk-order-link.ts';
import { bookingService } from '../../booking-service.ts';
import { readersOf } from '../../service.ts';
import type { DeskFacts } from './context.ts';
import { deskDescription } from './fields.ts';
import { blankDeskForm, type DeskForm } from './form.ts';
import { type DeskQuotePart, deskQuotePart } from './quote.ts';

export const deskService = bookingService<DeskForm, DeskFacts, DeskQuotePart>({
  code: 'dgdesk',
  description: deskDescription,
  blank: blankDeskForm,
  kept: [],
  priced: deskQuotePart,
  agreements: () => ['charge'],
  successPath: '/dgdesk/addOrderSuccess',
  // Every work and its price are in the form itself.
  links: () => ({ list: deskOrderAddress({ works: [], unNo: '', packingGroup: '' }), enquiry: null }),
});

export const deskReaders = readersOf(deskService);
