import { railReaders } from '#domain/rail/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectRailForm = ({ context }: OrderFormSnapshot) =>
  railReaders.formOf(context.service.code, context.form);
export const selectRailFacts = ({ context }: OrderFormSnapshot) =>
  railReaders.factsOf(context.service.code, context.facts);
