import { page } from '#src/ui/copy/pages/fluid-bag.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function FluidBagPage() {
  return <ServicePage page={page} />;
}
