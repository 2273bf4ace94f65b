import { page } from '#src/ui/copy/pages/shipping-lcl-success.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ShippingLclSuccessPage() {
  return <ServicePage page={page} />;
}
