import { type AskedLoad, askedBasics, askedLine, withAskedDanger } from '../../asked-danger.ts';
import type { TakenOption } from '../../begun.ts';
import { bookedAgain } from '../../booked-again.ts';
import type { AirContext } from './context.ts';
import { airDescription } from './fields.ts';
import { type AirForm, blankAirCargo, blankAirForm } from './form.ts';

/** Copy for a repeat booking, without dates and shipment-specific documents. */
export const copyOfAirOrder = (form: AirForm, orderNo: string): AirForm => ({
  ...bookedAgain(form, orderNo),
  ...{ flightDay: '', handInDay: '' },
  declarationFiles: [],
});

/** Form of an answered enquiry: the requested goods at the quoted price. */
export function formOfAirEnquiry(
  asked: AskedLoad,
  { enquiryNo, optionId, priceId }: Omit<TakenOption, 'scheduleId'>,
  facts: AirContext,
): AirForm {
  const line = { ...blankAirCargo, ...askedLine(asked) };
  const form = { ...blankAirForm, ...askedBasics(asked), ...{ enquiryNo, optionId, priceId, cargo: [line] } };
  return asked.isDanger === 'Y' ? withAskedDanger(airDescription, form, facts, asked) : form;
}
