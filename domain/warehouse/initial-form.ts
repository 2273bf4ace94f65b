import {
  type ContainerEnquiry,
  contactOfEnquiry,
  lineOfEnquiry,
  withDangerousLine,
} from '../booking/enquiry-prefill.ts';
import type { ChosenOption } from '../booking/form-source.ts';
import { repeatBooking } from '../booking/repeat-booking.ts';
import { tomorrow } from '../schedule/tomorrow.ts';
import type { WarehouseContext } from './context.ts';
import { warehouseDescription } from './fields.ts';
import { blankStoredLine, blankWarehouseForm, type WarehouseForm } from './form.ts';
import { type WarehouseWork, warehouseWorks } from './kinds.ts';
import { WORK_FIELDS } from './works.ts';

/** Copy for a repeat booking, without start day and lots. */
export const copyOfWarehouseOrder = (form: WarehouseForm, orderNo: string): WarehouseForm => ({
  ...repeatBooking(form, orderNo),
  ...{ startDate: '' },
  cargo: form.cargo.map((line) => ({ ...line, batchNo: '', madeOn: '', usableUntil: '' })),
});

/** Fields of a storage enquiry that its order needs. */
export interface StayEnquiry extends Omit<ContainerEnquiry, 'boxes' | 'dstPortCode' | 'orgPortCode'> {
  storageMode: string;
  startDay?: string | undefined;
  storageDays: string;
  storageWorks?: readonly WarehouseWork[] | undefined;
  pallets?: string | undefined;
}

/** Form of an answered enquiry, with its goods and stay in the quoted warehouse. */
export function formOfStorageEnquiry(
  asked: StayEnquiry,
  { enquiryNo, optionId, priceId: warehouseId }: Omit<ChosenOption, 'scheduleId'>,
  facts: WarehouseContext,
): WarehouseForm {
  const { storageMode: mode, storageDays: days, storageWorks = [], startDay = '', pallets = '' } = asked;
  const ticked = warehouseWorks.filter((work) => storageWorks.includes(work)).map((work) => [WORK_FIELDS[work], true]);
  const form: WarehouseForm = {
    ...blankWarehouseForm,
    ...{ ...contactOfEnquiry(asked), enquiryNo, optionId, warehouseId, mode, days },
    startDate: startDay >= tomorrow(facts.now) ? startDay : '',
    ...Object.fromEntries(ticked),
    cargo: [{ ...blankStoredLine, ...lineOfEnquiry(asked), pallets }],
  };
  return asked.isDanger === 'Y' ? withDangerousLine(warehouseDescription, form, facts, asked) : form;
}
