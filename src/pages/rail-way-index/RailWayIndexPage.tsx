import { page } from '#src/ui/copy/pages/rail-way-index.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function RailWayIndexPage() {
  return <ServicePage page={page} />;
}
