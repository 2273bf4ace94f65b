import { blankMoments, type CfsForm } from './form.ts';

/** An order booked again: what names the sailing, a day, single boxes or papers of that one shipment is asked for again. */
export const copyOfCfsOrder = (form: CfsForm, orderNo: string): CfsForm => ({
  ...form,
  ...blankMoments,
  copiedFrom: orderNo,
  ...{ soNo: '', blNo: '', vessel: '', voyage: '', imoNo: '', gateInRequirement: '' },
  ...{ planDeliverDate: '', planStuffDate: '', vehicles: [], packList: [], documents: [] },
  containers: form.containers.map((line) => ({ ...line, containerNos: '', sealNos: '' })),
  agree: false,
  truth: false,
});
