import { type AskedLoad, withAskedDanger } from '../../asked-danger.ts';
import { bookedAgain } from '../../booked-again.ts';
import type { LclContext } from './context.ts';
import { lclDescription } from './fields.ts';
import { blankLclCargo, blankLclForm, type LclForm } from './form.ts';

/** An order booked again: what names a day, a vehicle or papers of that one shipment is asked for again. */
export const copyOfLclOrder = (form: LclForm, orderNo: string): LclForm => ({
  ...bookedAgain(form, orderNo),
  ...{ handInDay: '', plate: '', driver: '', driverPhone: '', transportPermit: '' },
});

export interface TakenLclOption {
  enquiryNo: string;
  optionId: string;
  priceId: string;
  scheduleId: string;
}

/** The form of an answered enquiry: the goods that were asked for at the price that was named. */
export function formOfLclEnquiry(asked: AskedLoad, option: TakenLclOption, facts: LclContext): LclForm {
  const isDanger = asked.isDanger === 'Y';
  const { orgPortCode, dstPortCode, cargoName, weight, volume, contact, phone, remark = '' } = asked;
  const line = { ...blankLclCargo, isDanger, cargoNameCn: cargoName, grossWeight: weight, volume };
  const form: LclForm = {
    ...blankLclForm,
    ...option,
    ...{ orgPortCode, dstPortCode, cargo: [line], contactName: contact, contactPhone: phone, remark },
  };
  return isDanger ? withAskedDanger(lclDescription, form, facts, asked) : form;
}
