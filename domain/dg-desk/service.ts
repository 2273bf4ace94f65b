import { bookingService } from '../booking/booking-service.ts';
import { readersOf } from '../booking/service.ts';
import { addressOf } from '../query-text.ts';
import type { DeskFacts } from './context.ts';
import { deskDescription } from './fields.ts';
import { blankDeskForm, type DeskForm } from './form.ts';
import { deskOrderAddress } from './order-link.ts';
import { type DeskQuotePart, deskQuotePart } from './quote.ts';
import { worksOf } from './works.ts';

export const deskService = bookingService<DeskForm, DeskFacts, DeskQuotePart>({
  code: 'dgdesk',
  description: deskDescription,
  blank: blankDeskForm,
  kept: ['enquiryNo', 'optionId'],
  priced: deskQuotePart,
  agreements: () => ['charge'],
  successPath: '/dgdesk/addOrderSuccess',
  // The form lists every service and its price.
  links: (form) => {
    const { unNo, dgClass, packingGroup: group, cargoNameCn: cargoName } = form.goods;
    return {
      list: deskOrderAddress({ works: [], unNo: '', packingGroup: '' }),
      isForm: true,
      enquiry: addressOf('/enquiryFcl', {
        ...{ service: 'dgdesk', deskWorks: worksOf(form).join(','), urgency: form.urgency, people: form.people },
        ...{ months: form.works.emergency ? form.months : '', unNo, dgClass, group, cargoName },
      }),
    };
  },
});

export const deskReaders = readersOf(deskService);
