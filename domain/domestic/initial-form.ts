import { type ContainerEnquiry, formOfContainerEnquiry } from '../booking/enquiry-prefill.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import type { DomesticContext } from './context.ts';
import { domesticDescription } from './fields.ts';
import { blankDomesticCargo, blankDomesticContainer, blankDomesticForm, type DomesticForm } from './form.ts';

/** Copy for a repeat booking, without dates and shipment-specific documents. */
export const copyOfDomesticOrder = (form: DomesticForm, orderNo: string): DomesticForm => ({
  ...repeatBooking(form, orderNo),
  pickup: { ...form.pickup, day: '' },
  delivery: { ...form.delivery, day: '' },
});

const blank = { form: blankDomesticForm, container: blankDomesticContainer, line: blankDomesticCargo };

export const formOfDomesticEnquiry = (
  asked: ContainerEnquiry,
  option: Pick<DomesticForm, 'enquiryNo' | 'optionId' | 'priceId' | 'scheduleId'>,
  facts: DomesticContext,
): DomesticForm => formOfContainerEnquiry(domesticDescription, blank, { asked, option, facts });
