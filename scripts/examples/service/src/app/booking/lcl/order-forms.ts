import { safeParse } from 'valibot';
import { lclForm } from '#contract/services/lcl.ts';
import type { LclFacts } from '#domain/booking/services/lcl/fields.ts';
import type { LclForm } from '#domain/booking/services/lcl/form.ts';
import type { LclPart } from '#domain/booking/services/lcl/quote.ts';
import { lclService } from '#domain/booking/services/lcl/service.ts';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { orderPage } from '../booking.ts';
import { portsOf } from '../ports.ts';
import type { ServiceForms } from '../service-forms.ts';

export const lclForms: ServiceForms<LclForm, LclFacts, LclPart> = {
  code: 'lcl',
  service: lclService,
  read: (value) => {
    const read = safeParse(lclForm, value);
    return read.typed ? read.output : null;
  },
  factsOf: async (_, { now }) => ({ now }),
  titleOf: ({ lane, goods }) => [lane, goods].filter(Boolean).join(' ').slice(0, 100),
  summaries: async () => (form) => ({ lane: choiceName('lane', form.lane), boxes: form.volume, goods: form.goods }),
  quote: (api, part, options) => api.quote({ service: 'lcl', part }, options),
  place: (api, { quoteId, form }, options) => api.placeOrder({ service: 'lcl', quoteId, form }, options),
};

export const lclOrder = orderPage(portsOf(lclForms));
