import { page } from '#src/ui/copy/pages/shipping-fcl-add-order.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ShippingFclAddOrderPage() {
  return <ServicePage page={page} />;
}
