import type { RailForm } from './form.ts';

/** An order booked again: what names a day, single boxes or papers of that one shipment is asked for anew. */
export const copyOfRailOrder = (form: RailForm, orderNo: string): RailForm => ({
  ...form,
  copiedFrom: orderNo,
  ...{ cargoReadyDate: '', customsSet: [], documents: [] },
  containers: form.containers.map((line) => ({ ...line, containerNos: '' })),
  agree: false,
  truth: false,
});
