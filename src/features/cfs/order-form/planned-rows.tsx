import type { OrderAnswer } from '#contract/calls/orders.ts';
import { cfs } from '#copy/cfs/order.ts';
import type { NoteRow } from '#src/features/orders/views/HandInNote.tsx';
import { vehicleText } from '#src/features/orders/views/vehicle-text.ts';

const words = cfs.note;

const dayIn = (day: unknown): string | null => (typeof day === 'string' && day !== '' ? day : null);

/** Planned delivery and stuffing times with the vehicles. */
export const plannedRows = (order: OrderAnswer): readonly NoteRow[] => [
  [words.deliver, dayIn(order.form.planDeliverDate)],
  [words.stuff, dayIn(order.form.planStuffDate)],
  [words.vehicle, vehicleText(order)],
];
