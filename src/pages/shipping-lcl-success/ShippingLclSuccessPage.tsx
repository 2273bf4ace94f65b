import { page } from '#copy/lcl/order.ts';
import { lcl } from '#copy/lcl/search.ts';
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
