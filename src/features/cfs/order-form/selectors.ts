import { cfsReaders } from '#domain/cfs/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectCfsForm = ({ context }: OrderFormSnapshot) => cfsReaders.formOf(context.service.code, context.form);
export const selectCfsFacts = ({ context }: OrderFormSnapshot) =>
  cfsReaders.factsOf(context.service.code, context.facts);
