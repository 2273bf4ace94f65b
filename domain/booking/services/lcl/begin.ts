import { type AskedLoad, askedBasics, askedLine, withAskedDanger } from '../../asked-danger.ts';
import type { TakenOption } from '../../begun.ts';
import { bookedAgain } from '../../booked-again.ts';
import type { LclContext } from './context.ts';
import { lclDescription } from './fields.ts';
import { blankLclCargo, blankLclForm, type LclForm } from './form.ts';

/** Copy for a repeat booking, without dates, vehicle and shipment-specific documents. */
export const copyOfLclOrder = (form: LclForm, orderNo: string): LclForm => ({
  ...bookedAgain(form, orderNo),
  ...{ handInDay: '', plate: '', driver: '', driverPhone: '', transportPermit: '' },
});

/** Form of an answered enquiry: the requested goods at the quoted price. */
export function formOfLclEnquiry(asked: AskedLoad, option: TakenOption, facts: LclContext): LclForm {
  const cargo = [{ ...blankLclCargo, ...askedLine(asked) }];
  const form = { ...blankLclForm, ...askedBasics(asked), ...option, cargo };
  return asked.isDanger === 'Y' ? withAskedDanger(lclDescription, form, facts, asked) : form;
}
