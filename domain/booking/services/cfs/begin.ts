import { bookedAgain } from '../../booked-again.ts';
import { blankMoments, type CfsForm } from './form.ts';

/** An order booked again: what names the sailing, a day, single boxes or papers of that one shipment is asked for again. */
export const copyOfCfsOrder = (form: CfsForm, orderNo: string): CfsForm => ({
  ...bookedAgain(form, orderNo),
  ...blankMoments,
  ...{ soNo: '', blNo: '', vessel: '', voyage: '', imoNo: '', gateInRequirement: '' },
  ...{ planDeliverDate: '', planStuffDate: '', vehicles: [], packList: [] },
  containers: form.containers.map((line) => ({ ...line, containerNos: '', sealNos: '' })),
});
