import { tankReaders } from '#domain/tank/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectTankForm = ({ context }: OrderFormSnapshot) =>
  tankReaders.formOf(context.service.code, context.form);
export const selectTankFacts = ({ context }: OrderFormSnapshot) =>
  tankReaders.factsOf(context.service.code, context.facts);
