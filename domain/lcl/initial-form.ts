import {
  contactAndLaneOfEnquiry,
  type LoadEnquiry,
  lineOfEnquiry,
  withDangerousLine,
} from '../booking/enquiry-prefill.ts';
import type { ChosenOption } from '../booking/form-source.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import type { LclContext } from './context.ts';
import { lclDescription } from './fields.ts';
import { blankLclCargo, blankLclForm, type LclForm } from './form.ts';

/** Copy for a repeat booking, without dates, vehicle and shipment-specific documents. */
export const copyOfLclOrder = (form: LclForm, orderNo: string): LclForm => ({
  ...repeatBooking(form, orderNo),
  ...{ handInDay: '', plate: '', driver: '', driverPhone: '', transportPermit: '' },
});

/** Form of an answered enquiry: the requested goods at the quoted price. */
export function formOfLclEnquiry(asked: LoadEnquiry, option: ChosenOption, facts: LclContext): LclForm {
  const cargo = [{ ...blankLclCargo, ...lineOfEnquiry(asked) }];
  const form = { ...blankLclForm, ...contactAndLaneOfEnquiry(asked), ...option, cargo };
  return asked.isDanger === 'Y' ? withDangerousLine(lclDescription, form, facts, asked) : form;
}
