import { page } from '#src/ui/copy/pages/shipping-lcl-success.ts';
import { HandInNote } from '#src/views/lcl/HandInNote.tsx';
import { PlacedPage, type PlacedPageProps } from '#src/views/order-placed/PlacedPage.tsx';

export function ShippingLclSuccessPage(props: PlacedPageProps) {
  return <PlacedPage {...props} page={page} again="/shippingLcl" handOver={(order) => <HandInNote order={order} />} />;
}
