import { type AskedBoxes, askedBasics, askedContainers, askedLine, withAskedDanger } from '../../asked-danger.ts';
import type { RailContext } from './context.ts';
import { railDescription } from './fields.ts';
import { blankRailCargo, blankRailContainer, blankRailForm, type RailForm } from './form.ts';

/** An order booked again: what names a day, single boxes or papers of that one shipment is asked for again. */
export const copyOfRailOrder = (form: RailForm, orderNo: string): RailForm => ({
  ...form,
  copiedFrom: orderNo,
  ...{ enquiryNo: '', optionId: '', cargoReadyDate: '', customsSet: [], documents: [] },
  containers: form.containers.map((line) => ({ ...line, containerNos: '' })),
  agree: false,
  truth: false,
});

/** The form of an answered enquiry: the boxes and goods that were asked for at the price that was named. */
export function formOfRailEnquiry(
  asked: AskedBoxes,
  option: Pick<RailForm, 'enquiryNo' | 'optionId' | 'priceId' | 'scheduleId'>,
  facts: RailContext,
): RailForm {
  const form: RailForm = {
    ...blankRailForm,
    ...askedBasics(asked),
    ...option,
    containers: askedContainers(asked, blankRailContainer),
    cargo: [{ ...blankRailCargo, ...askedLine(asked) }],
  };
  return asked.isDanger === 'Y' ? withAskedDanger(railDescription, form, facts, asked) : form;
}
