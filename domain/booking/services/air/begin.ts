import { type AskedLoad, askedBasics, askedLine, withAskedDanger } from '../../asked-danger.ts';
import type { TakenOption } from '../../begun.ts';
import { bookedAgain } from '../../booked-again.ts';
import type { AirContext } from './context.ts';
import { airDescription } from './fields.ts';
import { type AirForm, blankAirCargo, blankAirForm } from './form.ts';

/** An order booked again: what names a day or papers of that one shipment is asked for again. */
export const copyOfAirOrder = (form: AirForm, orderNo: string): AirForm => ({
  ...bookedAgain(form, orderNo),
  ...{ flightDay: '', handInDay: '' },
  declarationFiles: [],
});

/** The form of an answered enquiry: the goods that were asked for at the price that was named. */
export function formOfAirEnquiry(
  asked: AskedLoad,
  { enquiryNo, optionId, priceId }: Omit<TakenOption, 'scheduleId'>,
  facts: AirContext,
): AirForm {
  const line = { ...blankAirCargo, ...askedLine(asked) };
  const form = { ...blankAirForm, ...askedBasics(asked), ...{ enquiryNo, optionId, priceId, cargo: [line] } };
  return asked.isDanger === 'Y' ? withAskedDanger(airDescription, form, facts, asked) : form;
}
