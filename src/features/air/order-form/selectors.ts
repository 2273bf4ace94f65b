import { airReaders } from '#domain/air/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectAirForm = ({ context }: OrderFormSnapshot) => airReaders.formOf(context.service.code, context.form);
export const selectAirFacts = ({ context }: OrderFormSnapshot) =>
  airReaders.factsOf(context.service.code, context.facts);
