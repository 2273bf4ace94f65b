import { hasDangerous } from '../booking/goods-line.ts';
import { countOf } from './checks.ts';
import type { TruckForm } from './form.ts';

/** Values the price depends on; personal data is not sent for a quote. */
export interface TruckQuotePart {
  /** Null for a copy, which is priced again. */
  enquiry: { no: string; optionId: string } | null;
  copiedFrom: string;
  vehicle: string;
  vehicleCount: number;
  /** Cities of a copy; an option has its own. */
  from: string;
  to: string;
  isDanger: boolean;
}

/** Null when required pricing values are missing. */
export function truckQuotePart(form: TruckForm): TruckQuotePart | null {
  const { enquiryNo: no, optionId, copiedFrom, vehicle, loading, unloading } = form;
  const vehicleCount = countOf(form);
  const load = { vehicle, vehicleCount, isDanger: hasDangerous(form) };
  if (vehicle === '' || vehicleCount === 0) return null;
  if (no !== '') return { ...load, enquiry: { no, optionId }, copiedFrom: '', from: '', to: '' };
  const isOpen = copiedFrom === '' || loading.city === '' || unloading.city === '';
  return isOpen ? null : { ...load, enquiry: null, copiedFrom, from: loading.city, to: unloading.city };
}
