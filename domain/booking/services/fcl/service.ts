import { defineService } from '../../service.ts';
import { hasDangerous } from './cargo.ts';
import { fclDescription, fclSteps } from './fields.ts';
import { blankFclForm } from './form.ts';
import { fclQuotePart } from './quote.ts';

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
