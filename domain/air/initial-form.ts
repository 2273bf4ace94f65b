import {
  contactAndLaneOfEnquiry,
  type LoadEnquiry,
  lineOfEnquiry,
  withDangerousLine,
} from '../booking/enquiry-prefill.ts';
import type { ChosenOption } from '../booking/form-source.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import type { AirContext } from './context.ts';
import { airDescription } from './fields.ts';
import { type AirForm, blankAirCargo, blankAirForm } from './form.ts';

/** Copy for a repeat booking, without dates and shipment-specific documents. */
export const copyOfAirOrder = (form: AirForm, orderNo: string): AirForm => ({
  ...repeatBooking(form, orderNo),
  ...{ flightDay: '', handInDay: '' },
  declarationFiles: [],
});

/** Form of an answered enquiry: the requested goods at the quoted price. */
export function formOfAirEnquiry(
  asked: LoadEnquiry,
  { enquiryNo, optionId, priceId }: Omit<ChosenOption, 'scheduleId'>,
  facts: AirContext,
): AirForm {
  const line = { ...blankAirCargo, ...lineOfEnquiry(asked) };
  const form = {
    ...blankAirForm,
    ...contactAndLaneOfEnquiry(asked),
    ...{ enquiryNo, optionId, priceId, cargo: [line] },
  };
  return asked.isDanger === 'Y' ? withDangerousLine(airDescription, form, facts, asked) : form;
}
