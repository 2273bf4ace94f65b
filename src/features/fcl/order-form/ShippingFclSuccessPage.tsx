import { successPage as page } from '#copy/fcl/order.ts';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';

export function ShippingFclSuccessPage(props: PlacedPageProps) {
  return <PlacedPage {...props} page={page} again="/shippingFcl" />;
}
