import { type AskedLoad, withAskedDanger } from '../../asked-danger.ts';
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

export interface TakenAirOption {
  enquiryNo: string;
  optionId: string;
  priceId: string;
}

/** The form of an answered enquiry: the goods that were asked for at the price that was named. */
export function formOfAirEnquiry(asked: AskedLoad, option: TakenAirOption, facts: AirContext): AirForm {
  const isDanger = asked.isDanger === 'Y';
  const { orgPortCode, dstPortCode, cargoName, weight, volume, contact, phone, remark = '' } = asked;
  const { enquiryNo, optionId, priceId } = option;
  const line = { ...blankAirCargo, isDanger, cargoNameCn: cargoName, grossWeight: weight, volume };
  const form: AirForm = {
    ...blankAirForm,
    ...{ enquiryNo, optionId, priceId, orgPortCode, dstPortCode },
    ...{ cargo: [line], contactName: contact, contactPhone: phone, remark },
  };
  return isDanger ? withAskedDanger(airDescription, form, facts, asked) : form;
}
