import { safeParse } from 'valibot';
import { ferryForm } from '#contract/services/ferry.ts';
import type { FerryFacts } from '#domain/booking/services/ferry/fields.ts';
import type { FerryForm } from '#domain/booking/services/ferry/form.ts';
import type { FerryPart } from '#domain/booking/services/ferry/quote.ts';
import { ferryService } from '#domain/booking/services/ferry/service.ts';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { orderPage } from '../booking.ts';
import type { ServiceForms } from '../service-forms.ts';

export const ferryForms: ServiceForms<FerryForm, FerryFacts, FerryPart> = {
  code: 'ferry',
  service: ferryService,
  read: (value) => {
    const read = safeParse(ferryForm, value);
    return read.typed ? read.output : null;
  },
  factsOf: async (_, { now }) => ({ now }),
  titleOf: ({ lane, goods }) => [lane, goods].filter(Boolean).join(' ').slice(0, 100),
  summaries: async () => (form) => ({ lane: choiceName('lane', form.lane), boxes: form.volume, goods: form.goods }),
  quote: (api, part, options) => api.quote({ service: 'ferry', part }, options),
  place: (api, { quoteId, form }, options) => api.placeOrder({ service: 'ferry', quoteId, form }, options),
};

export const ferryOrder = orderPage(ferryForms);
