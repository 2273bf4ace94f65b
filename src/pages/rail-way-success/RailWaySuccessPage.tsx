import { page } from '#src/ui/copy/pages/rail-way-success.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function RailWaySuccessPage() {
  return <ServicePage page={page} />;
}
