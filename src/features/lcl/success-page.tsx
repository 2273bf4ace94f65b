import type { OrderAnswer } from '#contract/calls/orders.ts';
import { page } from '#copy/lcl/order.ts';
import { lcl } from '#copy/lcl/search.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { successView } from '#src/features/booking/success.ts';
import { HandInNote, type NoteRow } from '#src/features/orders/views/HandInNote.tsx';
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

export function ShippingLclSuccessPage(props: PlacedPageProps) {
  return (
    <PlacedPage
      {...props}
      page={page}
      again="/shippingLcl"
      handOver={(order) => <HandInNote order={order} words={lcl.note} rows={handInRows(order)} />}
    />
  );
}

export { placed } from '#src/features/booking/placed.ts';

export default successView(ShippingLclSuccessPage);
