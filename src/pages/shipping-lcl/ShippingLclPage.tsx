import { page } from '#src/ui/copy/pages/shipping-lcl.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ShippingLclPage() {
  return <ServicePage page={page} />;
}
