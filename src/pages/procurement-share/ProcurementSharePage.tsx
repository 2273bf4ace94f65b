import { page } from '#src/ui/copy/pages/procurement-share.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ProcurementSharePage() {
  return <ServicePage page={page} />;
}
