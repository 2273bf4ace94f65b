import { page } from '#src/ui/copy/pages/air-lift-order.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function AirLiftOrderPage() {
  return <ServicePage page={page} />;
}
