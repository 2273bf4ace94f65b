import { deskReaders } from '#domain/dg-desk/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectDeskForm = ({ context }: OrderFormSnapshot) =>
  deskReaders.formOf(context.service.code, context.form);
export const selectDeskFacts = ({ context }: OrderFormSnapshot) =>
  deskReaders.factsOf(context.service.code, context.facts);
