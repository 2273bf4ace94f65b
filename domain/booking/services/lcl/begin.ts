import { type AskedLoad, askedBasics, askedLine, withAskedDanger } from '../../asked-danger.ts';
import type { TakenOption } from '../../begun.ts';
import { bookedAgain } from '../../booked-again.ts';
import type { LclContext } from './context.ts';
import { lclDescription } from './fields.ts';
import { blankLclCargo, blankLclForm, type LclForm } from './form.ts';

/** An order booked again: what names a day, a vehicle or papers of that one shipment is asked for again. */
export const copyOfLclOrder = (form: LclForm, orderNo: string): LclForm => ({
  ...bookedAgain(form, orderNo),
  ...{ handInDay: '', plate: '', driver: '', driverPhone: '', transportPermit: '' },
});

/** The form of an answered enquiry: the goods that were asked for at the price that was named. */
export function formOfLclEnquiry(asked: AskedLoad, option: TakenOption, facts: LclContext): LclForm {
  const cargo = [{ ...blankLclCargo, ...askedLine(asked) }];
  const form = { ...blankLclForm, ...askedBasics(asked), ...option, cargo };
  return asked.isDanger === 'Y' ? withAskedDanger(lclDescription, form, facts, asked) : form;
}
