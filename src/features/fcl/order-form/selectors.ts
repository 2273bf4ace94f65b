import { fclReaders } from '#domain/fcl/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectFclForm = ({ context }: OrderFormSnapshot) => fclReaders.formOf(context.service.code, context.form);
export const selectFclFacts = ({ context }: OrderFormSnapshot) =>
  fclReaders.factsOf(context.service.code, context.facts);
