import { bookedAgain } from '../../booked-again.ts';
import type { WarehouseForm } from './form.ts';

/** A stay booked again: what names its first day or its lots is asked for again. */
export const copyOfWarehouseOrder = (form: WarehouseForm, orderNo: string): WarehouseForm => ({
  ...bookedAgain(form, orderNo),
  ...{ startDate: '' },
  cargo: form.cargo.map((line) => ({ ...line, batchNo: '', madeOn: '', usableUntil: '' })),
});
