import { hasDangerous } from './fcl-cargo.ts';
import { fclDescription, fclSteps } from './fcl-fields.ts';
import { blankFclForm } from './fcl-form.ts';
import { fclQuotePart } from './fcl-quote.ts';
import { defineService } from './service.ts';

export const fclService = defineService({
  code: 'fcl',
  steps: fclSteps,
  description: fclDescription,
  blank: blankFclForm,
  kept: ['priceId', 'scheduleId', 'orgPortCode', 'dstPortCode', 'containers', 'enquiryNo', 'optionId'],
  priced: fclQuotePart,
  agreements: (form, { hasAgreedProtocol }) =>
    hasDangerous(form) && !hasAgreedProtocol ? ['charge', 'protocol'] : ['charge'],
  successPath: '/shippingFcl/addOrderSuccess',
});
