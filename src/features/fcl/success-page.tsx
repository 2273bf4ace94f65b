import { successPage as page } from '#copy/fcl/order.ts';
import { PlacedPage, type PlacedPageProps } from '#src/features/booking/placed/PlacedPage.tsx';
import { successView } from '../booking/success.ts';

export function ShippingFclSuccessPage(props: PlacedPageProps) {
  return <PlacedPage {...props} page={page} again="/shippingFcl" />;
}

export { placed } from '../booking/placed.ts';

export default successView(ShippingFclSuccessPage);
