import { lclReaders } from '#domain/lcl/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectLclForm = ({ context }: OrderFormSnapshot) => lclReaders.formOf(context.service.code, context.form);
export const selectLclFacts = ({ context }: OrderFormSnapshot) =>
  lclReaders.factsOf(context.service.code, context.facts);
