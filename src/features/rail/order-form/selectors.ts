import { railReaders } from '#domain/booking/services/rail/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectRailForm = ({ context }: OrderFormSnapshot) =>
  railReaders.formOf(context.service.code, context.form);
export const selectRailFacts = ({ context }: OrderFormSnapshot) =>
  railReaders.factsOf(context.service.code, context.facts);
