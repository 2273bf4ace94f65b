import { page } from '#src/ui/copy/pages/rail-way-add-order.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function RailWayAddOrderPage() {
  return <ServicePage page={page} />;
}
