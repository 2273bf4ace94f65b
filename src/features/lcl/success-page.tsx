import { page } from '#copy/lcl/order.ts';
import { lcl } from '#copy/lcl/search.ts';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { successView } from '#src/features/booking/success.ts';
import { HandInNote } from '#src/features/orders/views/HandInNote.tsx';
import { handInRows } from './list/hand-in-rows.tsx';

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
