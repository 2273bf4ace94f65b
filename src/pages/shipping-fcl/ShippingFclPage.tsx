import { page } from '#src/ui/copy/pages/shipping-fcl.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ShippingFclPage() {
  return <ServicePage page={page} />;
}
