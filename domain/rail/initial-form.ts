import { type ContainerEnquiry, formOfContainerEnquiry } from '../booking/enquiry-prefill.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import type { RailContext } from './context.ts';
import { railDescription } from './fields.ts';
import { blankRailCargo, blankRailContainer, blankRailForm, type RailForm } from './form.ts';

/** Copy for a repeat booking, without dates, container numbers and shipment-specific documents. */
export const copyOfRailOrder = (form: RailForm, orderNo: string): RailForm => ({
  ...repeatBooking(form, orderNo),
  ...{ cargoReadyDate: '', customsSet: [] },
  containers: form.containers.map((line) => ({ ...line, containerNos: '' })),
});

const blank = { form: blankRailForm, container: blankRailContainer, line: blankRailCargo };

export const formOfRailEnquiry = (
  asked: ContainerEnquiry,
  option: Pick<RailForm, 'enquiryNo' | 'optionId' | 'priceId' | 'scheduleId'>,
  facts: RailContext,
): RailForm => formOfContainerEnquiry(railDescription, blank, { asked, option, facts });
