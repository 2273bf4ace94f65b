import { type AskedBoxes, askedBasics, askedContainers, askedLine, withAskedDanger } from '../../asked-danger.ts';
import type { DomesticContext } from './context.ts';
import { domesticDescription } from './fields.ts';
import { blankDomesticCargo, blankDomesticContainer, blankDomesticForm, type DomesticForm } from './form.ts';

/** An order booked again: what names a day or papers of that one shipment is asked for again. */
export const copyOfDomesticOrder = (form: DomesticForm, orderNo: string): DomesticForm => ({
  ...form,
  copiedFrom: orderNo,
  ...{ enquiryNo: '', optionId: '' },
  pickup: { ...form.pickup, day: '' },
  delivery: { ...form.delivery, day: '' },
  documents: [],
  agree: false,
  truth: false,
});

/** The form of an answered enquiry: the boxes and goods that were asked for at the price that was named. */
export function formOfDomesticEnquiry(
  asked: AskedBoxes,
  option: Pick<DomesticForm, 'enquiryNo' | 'optionId' | 'priceId' | 'scheduleId'>,
  facts: DomesticContext,
): DomesticForm {
  const form: DomesticForm = {
    ...blankDomesticForm,
    ...askedBasics(asked),
    ...option,
    containers: askedContainers(asked, blankDomesticContainer),
    cargo: [{ ...blankDomesticCargo, ...askedLine(asked) }],
  };
  return asked.isDanger === 'Y' ? withAskedDanger(domesticDescription, form, facts, asked) : form;
}
