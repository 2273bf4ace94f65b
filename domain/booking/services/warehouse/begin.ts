import type { WarehouseForm } from './form.ts';

/** A stay booked again: what names its first day or its lots is asked for again. */
export const copyOfWarehouseOrder = (form: WarehouseForm, orderNo: string): WarehouseForm => ({
  ...form,
  copiedFrom: orderNo,
  ...{ enquiryNo: '', optionId: '', startDate: '' },
  cargo: form.cargo.map((line) => ({ ...line, batchNo: '', madeOn: '', usableUntil: '' })),
  documents: [],
  agree: false,
  truth: false,
});
