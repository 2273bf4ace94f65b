import { page } from '#src/ui/copy/pages/warehouse.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function WarehousePage() {
  return <ServicePage page={page} />;
}
