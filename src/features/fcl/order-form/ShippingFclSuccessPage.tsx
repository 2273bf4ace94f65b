import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { page } from '#src/ui/copy/pages/shipping-fcl-success.ts';

export function ShippingFclSuccessPage(props: PlacedPageProps) {
  return <PlacedPage {...props} page={page} again="/shippingFcl" />;
}
