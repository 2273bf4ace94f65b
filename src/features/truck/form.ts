import { truckForm } from '#contract/services/truck.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';

export const readTruckForm: (value: unknown) => TruckForm | null = readerOfForm(truckForm);
