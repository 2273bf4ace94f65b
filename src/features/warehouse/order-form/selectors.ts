import { warehouseReaders } from '#domain/warehouse/service.ts';
import type { OrderFormSnapshot } from '#machines/order-form/index.ts';

export const selectWarehouseForm = ({ context }: OrderFormSnapshot) =>
  warehouseReaders.formOf(context.service.code, context.form);
export const selectWarehouseFacts = ({ context }: OrderFormSnapshot) =>
  warehouseReaders.factsOf(context.service.code, context.facts);
