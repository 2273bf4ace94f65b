import { page } from '#src/ui/copy/pages/shipping-fcl-success.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ShippingFclSuccessPage() {
  return <ServicePage page={page} />;
}
