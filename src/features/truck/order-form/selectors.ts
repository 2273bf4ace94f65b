import { truckReaders } from '#domain/truck/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectTruckForm = ({ context }: OrderFormSnapshot) =>
  truckReaders.formOf(context.service.code, context.form);
export const selectTruckFacts = ({ context }: OrderFormSnapshot) =>
  truckReaders.factsOf(context.service.code, context.facts);
