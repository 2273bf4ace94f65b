import { safeParse } from 'valibot';
import { truckForm } from '#contract/services/truck.ts';
import type { TruckForm } from '#domain/booking/services/truck/form.ts';

/** A form that is not whole is no form: an older version's, or a damaged one. */
export function readTruckForm(value: unknown): TruckForm | null {
  const read = safeParse(truckForm, value);
  return read.typed ? read.output : null;
}
