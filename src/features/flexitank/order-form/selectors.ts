import { flexitankReaders } from '#domain/flexitank/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectFlexitankForm = ({ context }: OrderFormSnapshot) =>
  flexitankReaders.formOf(context.service.code, context.form);
export const selectFlexitankFacts = ({ context }: OrderFormSnapshot) =>
  flexitankReaders.factsOf(context.service.code, context.facts);
