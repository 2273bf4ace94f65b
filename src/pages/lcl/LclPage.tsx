import { page } from '#src/ui/copy/pages/lcl.ts';
import { ServicePage } from '../service/ServicePage.tsx';

export default function LclPage() {
  return <ServicePage page={page} />;
}
