import { page } from '#src/ui/copy/pages/act.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function ActPage() {
  return <ServicePage page={page} />;
}
