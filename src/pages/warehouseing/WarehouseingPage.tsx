import { page } from '#src/ui/copy/pages/warehouseing.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function WarehouseingPage() {
  return <ServicePage page={page} />;
}
