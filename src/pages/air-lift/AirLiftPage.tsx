import { page } from '#src/ui/copy/pages/air-lift.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function AirLiftPage() {
  return <ServicePage page={page} />;
}
