import { lcl } from '#copy/lcl.ts';
import { page } from '#copy/pages/shipping-lcl-success.ts';
import { HandInNote } from '#src/views/hand-in/HandInNote.tsx';
import { handInRows } from '#src/views/lcl/hand-in-rows.tsx';
import { PlacedPage, type PlacedPageProps } from '#src/views/order-placed/PlacedPage.tsx';

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
