import type { OrderAnswer } from '#contract/calls/orders.ts';
import { cfs } from '#src/ui/copy/cfs.ts';
import type { NoteRow } from '../hand-in/HandInNote.tsx';

const words = cfs.note;

const textIn = (form: Readonly<Record<string, unknown>>, name: string): string => {
  const value = form[name];
  return typeof value === 'string' ? value : '';
};

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const vehiclesIn = ({ vehicles }: OrderAnswer['form']): string[] =>
  (Array.isArray(vehicles) ? vehicles : []).filter(isRow).map((vehicle) =>
    ['plate', 'driver', 'driverPhone']
      .map((name) => textIn(vehicle, name))
      .filter((text) => text !== '')
      .join('，'),
  );

/** When the goods are to come and when they are stuffed, and by which vehicles. */
export const plannedRows = ({ form }: OrderAnswer): readonly NoteRow[] => [
  [words.deliver, textIn(form, 'planDeliverDate') || null],
  [words.stuff, textIn(form, 'planStuffDate') || null],
  [words.vehicle, vehiclesIn(form).join('；') || null],
];
