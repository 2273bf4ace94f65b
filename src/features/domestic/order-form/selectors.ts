import { domesticReaders } from '#domain/domestic/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectDomesticForm = ({ context }: OrderFormSnapshot) =>
  domesticReaders.formOf(context.service.code, context.form);
export const selectDomesticFacts = ({ context }: OrderFormSnapshot) =>
  domesticReaders.factsOf(context.service.code, context.facts);
