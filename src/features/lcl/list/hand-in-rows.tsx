import type { OrderAnswer } from '#contract/calls/orders.ts';
import { lcl } from '#copy/lcl/search.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import type { NoteRow } from '#src/features/orders/views/HandInNote.tsx';
import { vehicleText } from '#src/features/orders/views/vehicle-text.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';

const words = lcl.note;

/** Hand-in deadline of consolidated cargo, and its vehicle. */
export function handInRows(order: OrderAnswer): readonly NoteRow[] {
  const { cutOffs, org } = order;
  const zone = org?.timezone ?? CHINA;
  return [
    [words.until, cutOffs === null ? null : <DateTime key="until" instant={cutOffs.lclCutoff} zone={zone} withYear />],
    [words.vehicle, vehicleText(order)],
  ];
}
