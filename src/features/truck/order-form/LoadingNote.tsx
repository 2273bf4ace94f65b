import { doorWindows } from '#copy/booking/names.ts';
import { orders } from '#copy/orders/list.ts';
import { truck } from '#copy/truck/order.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { countOf } from '#domain/truck/checks.ts';
import type { TruckForm } from '#domain/truck/form.ts';
import { cityName, OTHER_CITY } from '#domain/truck/location-text.ts';
import { NoteRows } from '#src/features/booking/form/NoteRows.tsx';

const words = truck.note;

const doorOf = ({ city, district, address, contact, phone, day, window }: TruckForm['loading']): string =>
  orders.stop(
    `${city === OTHER_CITY ? '' : cityName(city)}${district}${address}`,
    `${contact} ${phone}`,
    words.when(day, doorWindows[window] ?? ''),
  );

/** Loading and unloading sites and times, what to have ready, and outstanding items. */
export function LoadingNote({ form }: { form: TruckForm }) {
  const later = countOf(form) - form.trucks.length;
  const rows = [
    [truck.doors.loading.title, doorOf(form.loading)],
    [truck.doors.unloading.title, doorOf(form.unloading)],
    ...form.trucks.map(({ plate, driver, driverPhone }, index) => [
      truck.truck(index + 1),
      `${plate}，${driver} ${driverPhone}`,
    ]),
  ];
  return (
    <section aria-label={words.title} className="grid gap-1 rounded border border-line p-2">
      <h3 className="font-strong text-16">{words.title}</h3>
      <NoteRows rows={rows} />
      <p className="text-12 text-ink-2">{hasDangerous(form) ? words.toPrepare : words.toPrepareGeneral}</p>
      {later > 0 ? <p className="text-12 text-ink-2">{words.later(later)}</p> : null}
    </section>
  );
}
