import { page } from '#src/ui/copy/pages/business.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function BusinessPage() {
  return <ServicePage page={page} />;
}
