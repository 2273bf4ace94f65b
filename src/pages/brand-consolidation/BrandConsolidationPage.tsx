import { page } from '#src/ui/copy/pages/brand-consolidation.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function BrandConsolidationPage() {
  return <ServicePage page={page} />;
}
