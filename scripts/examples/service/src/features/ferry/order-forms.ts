import { ferryForm } from '#contract/services/ferry.ts';
import { choiceName } from '#copy/booking/choices.ts';
import type { FerryFacts } from '#domain/ferry/fields.ts';
import type { FerryForm } from '#domain/ferry/form.ts';
import type { FerryPart } from '#domain/ferry/quote.ts';
import { ferryService } from '#domain/ferry/service.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { ServiceForms } from '#src/features/booking/service-forms.ts';

export const ferryForms: ServiceForms<FerryForm, FerryFacts, FerryPart> = {
  code: 'ferry',
  service: ferryService,
  read: readerOfForm(ferryForm),
  factsOf: async (_, { now }) => ({ now }),
  titleOf: ({ lane, cargoName }) => [lane, cargoName].filter(Boolean).join(' ').slice(0, 100),
  summaries: async () => (form) => ({ lane: choiceName('lane', form.lane), boxes: form.volume, goods: form.cargoName }),
};

export const ferryOrder = orderPage(ferryForms);
