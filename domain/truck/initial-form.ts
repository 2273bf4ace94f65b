import { blankStop, type Stop } from '../booking/door-fields.ts';
import { withDangerousLine } from '../booking/enquiry-prefill.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import { tomorrow } from '../schedule/tomorrow.ts';
import type { TruckContext } from './context.ts';
import type { RoadEnquiry } from './deal.ts';
import { truckDescription } from './fields.ts';
import { blankTruckCargo, blankTruckForm, type TruckForm } from './form.ts';
import { addressIn, OTHER_CITY } from './location-text.ts';

/** Copy for a repeat booking, without dates, vehicle and shipment-specific documents. */
export const copyOfTruckOrder = (form: TruckForm, orderNo: string): TruckForm => ({
  ...repeatBooking(form, orderNo),
  ...{ trucks: [] },
  loading: { ...form.loading, day: '' },
  unloading: { ...form.unloading, day: '' },
});

const stopAt = (location: string, city: string): Stop => ({
  ...blankStop,
  ...addressIn(location),
  city: city === '' ? OTHER_CITY : city,
});

export function formOfRoadEnquiry(
  asked: RoadEnquiry,
  option: { enquiryNo: string; optionId: string },
  facts: TruckContext,
): TruckForm {
  const { deal, now } = facts;
  const { cargoName, weight = '', volume = '', contact, phone, remark = '', loadingDay: day = '' } = asked;
  const isDanger = asked.isDanger === 'Y';
  const line = { ...blankTruckCargo, isDanger, cargoNameCn: cargoName, grossWeight: weight, volume };
  const form: TruckForm = {
    ...blankTruckForm,
    ...{ enquiryNo: option.enquiryNo, optionId: option.optionId, cargo: [line] },
    ...{ vehicle: deal?.vehicle ?? '', vehicleCount: String(deal?.vehicleCount ?? 1) },
    loading: { ...stopAt(asked.pickupPlace, deal?.from ?? ''), day: day >= tomorrow(now) ? day : '' },
    unloading: stopAt(asked.deliveryPlace, deal?.to ?? ''),
    ...{ contactName: contact, contactPhone: phone, remark },
  };
  return isDanger ? withDangerousLine(truckDescription, form, facts, asked) : form;
}
