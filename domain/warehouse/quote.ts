import { optionOfForm } from '../booking/form-source.ts';
import { grossOf, volumeOf } from '../booking/totals.ts';
import { decimalText } from '../decimal.ts';
import type { WarehouseForm } from './form.ts';
import { warehouseWorks } from './kinds.ts';
import { daysOf, isPositive, palletsOf } from './stay.ts';
import { WORK_FIELDS } from './works.ts';

/** Values the price depends on; personal data is not sent for a quote. */
export interface WarehouseQuotePart {
  warehouseId: string;
  mode: string;
  days: number;
  /** Totals: kilograms, cubic metres, pallets. */
  grossWeight: string;
  volume: string;
  pallets: number;
  inbound: string;
  outbound: string;
  works: string[];
  insure: boolean;
  /** Answered enquiry option that sets the price. */
  enquiry: { no: string; optionId: string } | null;
}

/** Null when required pricing values are missing. */
export function warehouseQuotePart(form: WarehouseForm): WarehouseQuotePart | null {
  const days = daysOf(form);
  const [gross, volume, pallets] = [grossOf(form.cargo), volumeOf(form.cargo), palletsOf(form)];
  const isCounted = form.mode === 'PALLET' ? pallets > 0 : form.mode !== 'CUBIC_METRE' || isPositive(volume);
  if (form.warehouseId === '' || days === null || !isPositive(gross) || !isCounted) return null;
  return {
    ...{ warehouseId: form.warehouseId, mode: form.mode, days, pallets },
    ...{ grossWeight: decimalText(gross), volume: decimalText(volume) },
    ...{ inbound: form.inbound, outbound: form.outbound, insure: form.insure },
    enquiry: optionOfForm(form),
    works: warehouseWorks.filter((work) => form[WORK_FIELDS[work]]),
  };
}
