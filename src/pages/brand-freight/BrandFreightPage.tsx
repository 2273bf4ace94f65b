import { page } from '#src/ui/copy/pages/brand-freight.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function BrandFreightPage() {
  return <ServicePage page={page} />;
}
