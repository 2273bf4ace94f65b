import type { OrderAnswer } from '#contract/calls/orders.ts';
import { cfs, successPage as page } from '#copy/cfs/order.ts';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { successView } from '#src/features/booking/success.ts';
import { HandInNote, type NoteRow } from '#src/features/orders/views/HandInNote.tsx';
import { vehicleText } from '#src/features/orders/views/vehicle-text.ts';

const words = cfs.note;

const dayIn = (day: unknown): string | null => (typeof day === 'string' && day !== '' ? day : null);

/** Planned delivery and stuffing times with the vehicles. */
export const plannedRows = (order: OrderAnswer): readonly NoteRow[] => [
  [words.deliver, dayIn(order.form.planDeliverDate)],
  [words.stuff, dayIn(order.form.planStuffDate)],
  [words.vehicle, vehicleText(order)],
];

export function BuiltInSuccessPage(props: PlacedPageProps) {
  return (
    <PlacedPage
      {...props}
      page={page}
      again="/builtIn/addOrder"
      anew={cfs.anew}
      handOver={(order) => <HandInNote order={order} words={cfs.note} rows={plannedRows(order)} />}
    />
  );
}

export { placed } from '#src/features/booking/placed.ts';

export default successView(BuiltInSuccessPage);
