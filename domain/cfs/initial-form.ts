import {
  contactAndLaneOfEnquiry,
  type LoadEnquiry,
  lineOfEnquiry,
  requestedContainers,
  withDangerousLine,
} from '../booking/enquiry-prefill.ts';
import type { ChosenOption } from '../booking/form-source.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import { type StuffingOption, stuffingOptions } from '../reference/stuffing-works.ts';
import { tomorrow } from '../schedule/tomorrow.ts';
import type { CfsContext } from './context.ts';
import { cfsDescription } from './fields.ts';
import { blankCfsCargo, blankCfsContainer, blankCfsForm, blankMoments, type CfsForm } from './form.ts';

/** Copy for a repeat booking, without sailing, dates, container numbers and shipment-specific documents. */
export const copyOfCfsOrder = (form: CfsForm, orderNo: string): CfsForm => ({
  ...repeatBooking(form, orderNo),
  ...blankMoments,
  ...{ soNo: '', blNo: '', vessel: '', voyage: '', imoNo: '', gateInRequirement: '' },
  ...{ planDeliverDate: '', planStuffDate: '', vehicles: [], packList: [] },
  containers: form.containers.map((line) => ({ ...line, containerNos: '', sealNos: '' })),
});

export function newCfsForm(
  warehouseId: string,
  goods: { unNo: string; packingGroup: string } | null,
  facts: CfsContext,
): CfsForm {
  const form = { ...blankCfsForm, warehouseId };
  return goods === null ? form : withDangerousLine(cfsDescription, form, facts, goods);
}

/** Fields of a stuffing enquiry that its order needs. */
export interface StuffingEnquiry extends LoadEnquiry {
  boxes: readonly { ctnType: string; quantity: number }[];
  stuffingDay?: string | undefined;
  stuffingWorks?: readonly StuffingOption[] | undefined;
}

/** Form of an answered enquiry: its goods, containers and services at its station. */
export function formOfStuffingEnquiry(
  asked: StuffingEnquiry,
  { enquiryNo, optionId, priceId: warehouseId }: Omit<ChosenOption, 'scheduleId'>,
  facts: CfsContext,
): CfsForm {
  const { stuffingDay = '', stuffingWorks = [] } = asked;
  const isDanger = asked.isDanger === 'Y';
  const works = stuffingOptions.map((work) => [
    work,
    stuffingWorks.includes(work) || (work === 'placards' && isDanger),
  ]);
  const form: CfsForm = {
    ...{ ...blankCfsForm, ...contactAndLaneOfEnquiry(asked), enquiryNo, optionId, warehouseId },
    options: Object.fromEntries(works) as CfsForm['options'],
    containers: requestedContainers(asked, blankCfsContainer),
    cargo: [{ ...blankCfsCargo, ...lineOfEnquiry(asked) }],
    planStuffDate: stuffingDay >= tomorrow(facts.now) ? stuffingDay : '',
  };
  return isDanger ? withDangerousLine(cfsDescription, form, facts, asked) : form;
}
