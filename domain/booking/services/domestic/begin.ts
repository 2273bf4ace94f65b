import { type AskedBoxes, formOfAskedBoxes } from '../../asked-danger.ts';
import { bookedAgain } from '../../booked-again.ts';
import type { DomesticContext } from './context.ts';
import { domesticDescription } from './fields.ts';
import { blankDomesticCargo, blankDomesticContainer, blankDomesticForm, type DomesticForm } from './form.ts';

/** Copy for a repeat booking, without dates and shipment-specific documents. */
export const copyOfDomesticOrder = (form: DomesticForm, orderNo: string): DomesticForm => ({
  ...bookedAgain(form, orderNo),
  pickup: { ...form.pickup, day: '' },
  delivery: { ...form.delivery, day: '' },
});

const blank = { form: blankDomesticForm, container: blankDomesticContainer, line: blankDomesticCargo };

export const formOfDomesticEnquiry = (
  asked: AskedBoxes,
  option: Pick<DomesticForm, 'enquiryNo' | 'optionId' | 'priceId' | 'scheduleId'>,
  facts: DomesticContext,
): DomesticForm => formOfAskedBoxes(domesticDescription, blank, { asked, option, facts });
