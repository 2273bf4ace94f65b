import type { OrderAnswer } from '#contract/calls/orders.ts';
import { lcl } from '#src/ui/copy/lcl.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import type { NoteRow } from '../hand-in/HandInNote.tsx';

const words = lcl.note;

const textIn = (form: OrderAnswer['form'], name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value : '';
};

/** Until when consolidated cargo is handed in, and by which vehicle. */
export function handInRows({ cutOffs, form, org }: OrderAnswer): readonly NoteRow[] {
  const zone = org?.timezone ?? 'Asia/Shanghai';
  const vehicle = ['plate', 'driver', 'driverPhone'].map((name) => textIn(form, name)).filter((text) => text !== '');
  return [
    [words.until, cutOffs === null ? null : <DateTime key="until" instant={cutOffs.lclCutoff} zone={zone} withYear />],
    [words.vehicle, vehicle.join('，') || null],
  ];
}
