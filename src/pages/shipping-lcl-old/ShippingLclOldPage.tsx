import { page } from '#src/ui/copy/pages/shipping-lcl-old.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ShippingLclOldPage() {
  return <ServicePage page={page} />;
}
