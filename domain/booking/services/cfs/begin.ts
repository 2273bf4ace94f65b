import { withAskedDanger } from '../../asked-danger.ts';
import { bookedAgain } from '../../booked-again.ts';
import type { CfsContext } from './context.ts';
import { cfsDescription } from './fields.ts';
import { blankCfsForm, blankMoments, type CfsForm } from './form.ts';

/** An order booked again: what names the sailing, a day, single boxes or papers of that one shipment is asked for again. */
export const copyOfCfsOrder = (form: CfsForm, orderNo: string): CfsForm => ({
  ...bookedAgain(form, orderNo),
  ...blankMoments,
  ...{ soNo: '', blNo: '', vessel: '', voyage: '', imoNo: '', gateInRequirement: '' },
  ...{ planDeliverDate: '', planStuffDate: '', vehicles: [], packList: [] },
  containers: form.containers.map((line) => ({ ...line, containerNos: '', sealNos: '' })),
});

/** A new order in the station and of the goods that an address names. */
export function newCfsForm(
  warehouseId: string,
  goods: { unNo: string; packingGroup: string } | null,
  facts: CfsContext,
): CfsForm {
  const form = { ...blankCfsForm, warehouseId };
  return goods === null ? form : withAskedDanger(cfsDescription, form, facts, goods);
}
