import { page } from '#src/ui/copy/pages/procurement-mobile.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ProcurementMobilePage() {
  return <ServicePage page={page} />;
}
