import { safeParse } from 'valibot';
import { bargeForm } from '#contract/services/barge.ts';
import type { BargeFacts } from '#domain/booking/services/barge/fields.ts';
import type { BargeForm } from '#domain/booking/services/barge/form.ts';
import type { BargePart } from '#domain/booking/services/barge/quote.ts';
import { bargeService } from '#domain/booking/services/barge/service.ts';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { orderPage } from '../booking.ts';
import { portsOf } from '../ports.ts';
import type { ServiceForms } from '../service-forms.ts';

export const bargeForms: ServiceForms<BargeForm, BargeFacts, BargePart> = {
  code: 'barge',
  service: bargeService,
  read: (value) => {
    const read = safeParse(bargeForm, value);
    return read.typed ? read.output : null;
  },
  factsOf: async (_, { now }) => ({ now }),
  titleOf: ({ lane, goods }) => [lane, goods].filter(Boolean).join(' ').slice(0, 100),
  summaries: async () => (form) => ({ lane: choiceName('lane', form.lane), boxes: form.volume, goods: form.goods }),
  quote: (api, part, options) => api.quote({ service: 'barge', part }, options),
  place: (api, { quoteId, form }, options) => api.placeOrder({ service: 'barge', quoteId, form }, options),
};

export const bargeOrder = orderPage(portsOf(bargeForms));
