import type { DomesticForm } from './form.ts';

/** An order booked again: what names a day or papers of that one shipment is asked for anew. */
export const copyOfDomesticOrder = (form: DomesticForm, orderNo: string): DomesticForm => ({
  ...form,
  copiedFrom: orderNo,
  pickup: { ...form.pickup, day: '' },
  delivery: { ...form.delivery, day: '' },
  documents: [],
  agree: false,
  truth: false,
});
