import { page } from '#src/ui/copy/pages/tank-index.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function TankIndexPage() {
  return <ServicePage page={page} />;
}
